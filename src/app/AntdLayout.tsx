import { Outlet } from 'react-router'
import { ServerGate } from '@/blocks/ServerGate'
import { AntdTheme } from '@/ui/AntdTheme'

/** Screens with forms, whose fields Ant Design draws. */
export default function AntdLayout() {
  return (
    <AntdTheme>
      <ServerGate>
        <Outlet />
      </ServerGate>
    </AntdTheme>
  )
}
