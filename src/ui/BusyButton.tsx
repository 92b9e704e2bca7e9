import { LoadingOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Button>, 'loading'> & { isBusy: boolean }

const button = { loadingIcon: <LoadingOutlined aria-hidden data-spinner /> }

/**
 * A button that keeps the focus, and does nothing, while it is at work. The sign that Ant Design draws on it is called 'loading' in
 * every language, which is read before the button's own words, and again while the sign goes: here it has no name.
 */
export function BusyButton({ isBusy, ...props }: Props) {
  return (
    <ConfigProvider button={button}>
      <Button {...props} aria-disabled={isBusy} loading={isBusy} />
    </ConfigProvider>
  )
}
