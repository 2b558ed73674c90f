import type { Queryable } from '../../../platform/database.ts'
import { findAuthenticator } from '../authenticator/authenticators-store.ts'
import { latestLogin } from '../log-in/login-records-store.ts'
import { type Member, maskEmail, maskNumber } from './member.ts'
import { findMember, findMemberByAccount } from './members-store.ts'
import { hasPaymentPassword } from './payee-store.ts'
import { findProfile } from './profiles-store.ts'

export interface MemberDescription {
  member: Member
  upline: string | null
  /** Contact data leaves the module masked. */
  profile: { payeeName: string | null; mobile: string | null; email: string | null; registerIp: string | null }
  lastLogin: { at: number; ip: string | null } | null
  /** What an operator can take away for who has lost or forgotten it. */
  holds: { hasAuthenticator: boolean; hasPaymentPassword: boolean }
}

/** A member as an operator sees them. */
export async function describeMember(db: Queryable, account: string): Promise<MemberDescription | undefined> {
  const member = await findMemberByAccount(db, account)
  if (!member) return undefined
  const upline = member.parentId === null ? undefined : await findMember(db, member.parentId)
  const profile = await findProfile(db, member.id)
  return {
    member,
    upline: upline?.account ?? null,
    profile: {
      payeeName: profile?.payeeName ?? null,
      mobile: profile?.mobileNum ? maskNumber(profile.mobileNum) : null,
      email: profile?.email ? maskEmail(profile.email) : null,
      registerIp: profile?.registerIp ?? null,
    },
    lastLogin: (await latestLogin(db, member.id)) ?? null,
    holds: {
      hasAuthenticator: ((await findAuthenticator(db, member.id))?.sealed ?? null) !== null,
      hasPaymentPassword: await hasPaymentPassword(db, member.id),
    },
  }
}
