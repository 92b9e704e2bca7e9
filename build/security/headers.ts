import type { Config } from '../../src/lib/config/readConfig.ts'
import { type Policy, policyText } from './contentPolicy.ts'
import type { HostSettings } from './hostSettings.ts'

const A_YEAR_SECONDS = 31_536_000

/** Features that no page of the product uses. Films use the others. */
const FORBIDDEN = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope']
const FORBIDDEN_TOO = ['hid', 'magnetometer', 'microphone', 'midi', 'serial', 'usb', 'xr-spatial-tracking']

/** @returns the headers of every document of the site */
export function documentHeaders(config: Config, host: HostSettings, policy: Policy): Record<string, string> {
  const payment = config.stripeKey && !config.stripeJsUrl ? 'self "https://js.stripe.com"' : 'self'
  return {
    'Content-Security-Policy': policyText(policy),
    ...(host.reportUrl && { 'Reporting-Endpoints': `policy="${host.reportUrl}"` }),
    ...fileHeaders(config),
    // Links in e-mails contain tokens: requests send the origin alone.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': [
      ...[...FORBIDDEN, ...FORBIDDEN_TOO].map((feature) => `${feature}=()`),
      `payment=(${payment})`,
    ].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  }
}

/** @returns the headers of every file of the site, documents included */
export function fileHeaders({ siteUrl }: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${A_YEAR_SECONDS}` }),
  }
}
