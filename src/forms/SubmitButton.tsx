import { Button } from 'antd'
import type { ReactNode } from 'react'

type Props = { isSubmitting: boolean; block?: boolean; children: ReactNode }

/** Disabled, with a spinner, while what it sends is on its way. */
export function SubmitButton({ isSubmitting, block, children }: Props) {
  return (
    <Button
      type="primary"
      size="large"
      htmlType="submit"
      block={block}
      loading={isSubmitting}
      disabled={isSubmitting}
    >
      {children}
    </Button>
  )
}
