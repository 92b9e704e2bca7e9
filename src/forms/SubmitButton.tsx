import { LoadingOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import styles from './SubmitButton.module.css'

type Props = {
  isSubmitting: boolean
  block?: boolean
  /** Not disabled meanwhile, which would take the focus away: the form itself takes no second press. */
  keepsFocus?: boolean
  children: ReactNode
}

/** Ant Design's own spinner is a picture named “loading”, which the name of the button would begin with. */
const button = { loadingIcon: <LoadingOutlined aria-hidden data-spinner /> }

/** Disabled, with a spinner, while what it sends is on its way. */
export function SubmitButton({ isSubmitting, block, keepsFocus, children }: Props) {
  return (
    <ConfigProvider button={button}>
      <Button
        type="primary"
        htmlType="submit"
        className={styles.submit}
        block={block}
        loading={isSubmitting}
        disabled={isSubmitting && !keepsFocus}
        aria-disabled={isSubmitting}
      >
        {children}
      </Button>
    </ConfigProvider>
  )
}
