import { matchPath } from 'react-router'
import { paths } from '@/lib/paths'

/** Whether the donation page is the one that is open. */
export const isAtDonation = () => matchPath(paths.donation, window.location.pathname) !== null
