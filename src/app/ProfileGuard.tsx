import { paths } from '@/lib/paths'
import { RouteGuard } from './RouteGuard'

/** The only guard in the route table. It redirects a visitor to sign-in. */
export default function ProfileGuard() {
  return <RouteGuard mode="redirectOnNotLogin" to={paths.signin} />
}
