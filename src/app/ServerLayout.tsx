import { Outlet } from 'react-router'
import { ServerGate } from '@/blocks/ServerGate'

/** Light screens that ask the server: it joins the store, and nothing else comes along. */
export default function ServerLayout() {
  return (
    <ServerGate>
      <Outlet />
    </ServerGate>
  )
}
