import { paths } from '@/lib/paths'
import { RouteGuard } from './RouteGuard'

/** The one guarded part of the route table: a visitor who is not signed in is sent to sign-in. */
export default function ProfileGuard() {
  return <RouteGuard mode="redirectOnNotLogin" to={paths.signin} />
}
