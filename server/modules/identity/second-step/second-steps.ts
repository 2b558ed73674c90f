import type { LoginMethod } from '@croupier/api/identity/limits.ts'
import type { Queryable } from '../../../platform/database.ts'
import { findAuthenticator } from '../authenticator/authenticators-store.ts'
import { provenContactsOf } from '../contacts/contacts-store.ts'
import { maskEmail, maskNumber } from '../members/member.ts'
import type { CodeTarget } from '../codes/code-keys.ts'

export interface SecondStep {
  method: LoginMethod
  /** Where a code would go, masked; absent for what needs none. */
  masked?: string
  target?: CodeTarget
}

/** The second steps this member can be asked for, in the order they are offered; none where nothing is bound. */
export async function secondStepsOf(db: Queryable, memberId: bigint): Promise<SecondStep[]> {
  const contacts = await provenContactsOf(db, memberId)
  const authenticator = await findAuthenticator(db, memberId)
  const steps: SecondStep[] = []
  if (authenticator && authenticator.sealed !== null) steps.push({ method: 'totp' })
  if (contacts?.mobileNum && contacts.countryDialingCode) {
    const target = { channel: 'sms', dialingCode: contacts.countryDialingCode, number: contacts.mobileNum } as const
    steps.push({ method: 'sms', masked: maskNumber(contacts.mobileNum), target })
  }
  if (contacts?.email) {
    const target = { channel: 'mail', address: contacts.email } as const
    steps.push({ method: 'email', masked: maskEmail(contacts.email), target })
  }
  if (contacts?.payeeName) steps.push({ method: 'bankAccountName' })
  return steps
}
