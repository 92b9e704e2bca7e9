import { type DonationAttempt, isSecretOf } from '@/domain/donation/attempt'
import type { DonationFailure } from '@/domain/donation/outcome'
import type { Scope } from './scope'

type SecretReply = { secret: string; failure?: never } | { secret?: never; failure: DonationFailure }

/** The secret of an attempt: as long as the page holds it, from there; otherwise the same key brings it again. */
export async function secretOf({ session, dispatch }: Scope, attempt: DonationAttempt): Promise<SecretReply> {
  const held = session.secrets.get(attempt.key)
  if (held !== undefined && isSecretOf(attempt, held)) return { secret: held }
  const { data, error } = await session.ports.requestSecret(dispatch, attempt)
  if (error) return { failure: { kind: 'api', error } }
  const secret = data?.clientSecret
  return typeof secret === 'string' && secret.trim() !== '' ? { secret } : { failure: { kind: 'no-secret' } }
}

/** The secret of this very payment; undefined where it cannot be had. */
export async function ownSecret(scope: Scope, attempt: DonationAttempt) {
  const { session } = scope
  // A server that ignores keys makes another payment each time: it is asked once.
  const { secret } = session.keyMismatches.has(attempt.key) ? {} : await secretOf(scope, attempt)
  if (secret === undefined) return undefined
  // Another secret is another payment: the provider's report on it says nothing about this one.
  if (!isSecretOf(attempt, secret)) {
    session.keyMismatches.add(attempt.key)
    return undefined
  }
  if (scope.isOwnerHere()) session.secrets.set(attempt.key, secret)
  return secret
}
