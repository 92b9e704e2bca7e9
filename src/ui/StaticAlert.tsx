import { Alert, type AlertProps } from 'antd'

/** Ant Design's alert for words of the page. Its own role would interrupt a screen reader to say them. */
export function StaticAlert(props: AlertProps) {
  return <Alert role="presentation" {...props} />
}
