import { matchPath } from 'react-router'
import { paths } from '@/lib/paths'

/** The donation page is open. */
export const isAtDonation = () => matchPath(paths.donation, window.location.pathname) !== null
