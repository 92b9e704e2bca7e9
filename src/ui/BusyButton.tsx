import { LoadingOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Button>, 'loading'> & { isBusy: boolean }

const button = { loadingIcon: <LoadingOutlined aria-hidden data-spinner /> }

/**
 * A button that stays focusable and does nothing while it is busy. Ant Design's spinner has the name
 * 'loading' in every language, which a screen reader would read before the button's text, so this spinner has
 * none.
 */
export function BusyButton({ isBusy, ...props }: Props) {
  return (
    <ConfigProvider button={button}>
      <Button {...props} aria-disabled={isBusy} loading={isBusy} />
    </ConfigProvider>
  )
}
