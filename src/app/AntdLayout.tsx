import { Outlet } from 'react-router'
import { AntdTheme } from '@/ui/theme/AntdTheme'

/** Screens that Ant Design draws from their first words on. */
export default function AntdLayout() {
  return (
    <AntdTheme>
      <Outlet />
    </AntdTheme>
  )
}
