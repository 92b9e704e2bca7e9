import { Alert, type AlertProps } from 'antd'

/** Ant Design's alert for permanent text. Its own role would interrupt a screen reader. */
export function StaticAlert(props: AlertProps) {
  return <Alert role="presentation" {...props} />
}
