import { plainDigits } from '@croupier/basis/digits.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { totpStepOf } from '../../../platform/totp.ts'
import { findAuthenticator } from './authenticators-store.ts'

/** Where a member's secret is sealed for; the pending one has its own place. */
export function authenticatorPlace(memberId: bigint, which: 'bound' | 'pending'): string {
  return `identity.authenticator.${which}:${memberId}`
}

/**
 * The step of a code of the member's authenticator; undefined where it is wrong, used, or none is bound. What the code
 * allows uses it up (`useAuthenticatorStep`).
 */
export async function authenticatorStepOf(
  db: Queryable,
  secrets: Secrets,
  memberId: bigint,
  code: string,
  now: number,
): Promise<number | undefined> {
  const found = await findAuthenticator(db, memberId)
  if (!found || found.sealed === null) return undefined
  const secret = secrets.open(found.sealed, authenticatorPlace(memberId, 'bound'))
  const step = await totpStepOf(secret, plainDigits(code), now)
  return step !== undefined && BigInt(step) > found.lastStep ? step : undefined
}
