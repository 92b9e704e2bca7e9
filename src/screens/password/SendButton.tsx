import { Button } from 'antd'
import type { ReactNode } from 'react'

type Props = { isSubmitting: boolean; children: ReactNode }

/** Never disabled: it keeps the focus while what it sends is on its way, and the form takes no second press meanwhile. */
export function SendButton({ isSubmitting, children }: Props) {
  return (
    <Button type="primary" size="large" htmlType="submit" block loading={isSubmitting}>
      {children}
    </Button>
  )
}
