import type { LoginMethod } from '@croupier/api/identity/limits.ts'
import { PASSKEY_LIMIT } from '@croupier/api/identity/passkeys/passkeys.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { isModuleOn } from '../../settings/index.ts'
import { findAuthenticator } from '../authenticator/authenticators-store.ts'
import { isEmailVerified } from '../contacts/emails-store.ts'
import { passwordExpiresAt } from '../log-in/login-answer.ts'
import { passkeysOf } from '../passkeys/passkeys-store.ts'
import { findRelyingParty } from '../passkeys/relying-party.ts'
import { secondStepsOf } from '../second-step/second-steps.ts'
import { shownSocialAccounts } from '../social/shown-social-accounts.ts'
import { maskEmail, maskNumber } from './member.ts'
import { findCredentialsOf } from '../passwords/credentials-store.ts'
import { hasPaymentPassword } from './payee-store.ts'
import { findProfile } from './profiles-store.ts'

/** Contact data leaves the module masked. */
interface Contact {
  masked: string
  isVerified: boolean
}

/** How an account is protected, but for where its money may go. Times in epoch milliseconds. */
export interface Security {
  bound: {
    loginPassword: { changedAt: number; expiresAt: number | null } | null
    paymentPassword: boolean
    mobile: Contact | null
    email: Contact | null
    authenticator: { boundAt: number } | null
    passkeys: number
    social: { code: string; name: string; as: string | null; boundAt: number }[]
  }
  /** What a log-in from a new place is confirmed by, any of them; empty where it is asked for nothing. */
  atNewPlace: LoginMethod[]
  allowed: {
    logInBySms: boolean
    secondStep: boolean
    bindMobile: boolean
    bindEmail: boolean
    addPasskey: boolean
    bindSocial: { code: string; name: string }[]
  }
}

/** What is known of a password, and never the password. */
async function loginPasswordOf(ctx: ReadScope, memberId: bigint): Promise<Security['bound']['loginPassword']> {
  const member = await findCredentialsOf(ctx.db, memberId)
  if (!member?.passwordHash) return null
  const changedAt = member.passwordChangedAt ?? member.createdAt
  return { changedAt, expiresAt: passwordExpiresAt(ctx, changedAt) }
}

/** What the security centre shows a member of their own account. */
export async function describeSecurity(ctx: ReadScope, memberId: bigint): Promise<Security> {
  const { db } = ctx
  const profile = await findProfile(db, memberId)
  const isMobileVerified = profile?.mobileVerifiedAt != null
  const isEmailShown = await isEmailVerified(db, memberId)
  const authenticator = await findAuthenticator(db, memberId)
  const passkeys = await passkeysOf(db, memberId)
  const social = await shownSocialAccounts(db, memberId)
  const secondStep = isModuleOn(ctx, 'LOGINIPVERF3')
  return {
    bound: {
      loginPassword: await loginPasswordOf(ctx, memberId),
      paymentPassword: await hasPaymentPassword(db, memberId),
      mobile: profile?.mobileNum ? { masked: maskNumber(profile.mobileNum), isVerified: isMobileVerified } : null,
      email: profile?.email ? { masked: maskEmail(profile.email), isVerified: isEmailShown } : null,
      authenticator: authenticator?.boundAt == null ? null : { boundAt: authenticator.boundAt },
      passkeys: passkeys.length,
      social: social.flatMap(({ code, name, bound }) => (bound ? [{ code, name, ...bound }] : [])),
    },
    atNewPlace: secondStep ? (await secondStepsOf(db, memberId)).map(({ method }) => method) : [],
    allowed: {
      logInBySms: isModuleOn(ctx, 'MOBILEVERCODELOGIN3'),
      secondStep,
      bindMobile: !isMobileVerified,
      bindEmail: !isEmailShown,
      addPasskey: passkeys.length < PASSKEY_LIMIT && findRelyingParty(ctx) !== undefined,
      bindSocial: social.flatMap(({ code, name, bound }) => (bound ? [] : [{ code, name }])),
    },
  }
}
