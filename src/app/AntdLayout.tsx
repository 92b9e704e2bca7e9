import { Outlet } from 'react-router'
import { AntdTheme } from '@/ui/theme/AntdTheme'

/** The layout of screens that use Ant Design from their first paint. */
export default function AntdLayout() {
  return (
    <AntdTheme>
      <Outlet />
    </AntdTheme>
  )
}
