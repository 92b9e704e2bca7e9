import { LoadingOutlined } from '@ant-design/icons'
import { Button, type ButtonProps, ConfigProvider } from 'antd'

type Props = Omit<ButtonProps, 'loading'> & { isBusy: boolean }

/**
 * A button that keeps the focus, and does nothing, while it is at work. The sign that Ant Design draws on it is called 'loading' in
 * every language, which is read before the button's own words, and again while the sign goes: here it has no name.
 */
export function BusyButton({ isBusy, ...props }: Props) {
  return (
    <ConfigProvider button={{ loadingIcon: <LoadingOutlined aria-hidden /> }}>
      <Button {...props} aria-disabled={isBusy} loading={isBusy} />
    </ConfigProvider>
  )
}
