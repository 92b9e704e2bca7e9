import { matchPath } from 'react-router'
import { paths } from '@/lib/paths'

export const isAtDonation = () => matchPath(paths.donation, window.location.pathname) !== null
