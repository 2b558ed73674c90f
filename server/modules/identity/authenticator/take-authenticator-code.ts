import { plainDigits } from '@croupier/basis/digits.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { totpStepOf } from '../../../platform/totp.ts'
import { findAuthenticator, useAuthenticatorStep } from './authenticators-store.ts'

/** Where a member's secret is sealed for; the pending one has its own place. */
export function authenticatorPlace(memberId: bigint, which: 'bound' | 'pending'): string {
  return `identity.authenticator.${which}:${memberId}`
}

/** Takes a code of the member's authenticator and uses it up; false where it is wrong, used, or none is bound. */
export async function takeAuthenticatorCode(
  db: Queryable,
  secrets: Secrets,
  memberId: bigint,
  code: string,
  now: number,
): Promise<boolean> {
  const found = await findAuthenticator(db, memberId)
  if (!found || found.sealed === null) return false
  const secret = secrets.open(found.sealed, authenticatorPlace(memberId, 'bound'))
  const step = await totpStepOf(secret, plainDigits(code), now)
  return step !== undefined && useAuthenticatorStep(db, memberId, step)
}
