import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { implement } from '../../../platform/implement.ts'
import { isEmailVerified } from '../contacts/emails-store.ts'
import { findChoices } from './choices-store.ts'
import { previousLogin } from '../log-in/login-records-store.ts'
import { maskBirthday, maskEmail, maskNumber } from './member.ts'
import { findMember } from './members-store.ts'
import { findProfile } from './profiles-store.ts'

export default implement(showMemberInfo, async (ctx) => {
  if (!ctx.session) return {}
  const { memberId, isTrial, isAgent, cashierOf, passwordDue } = ctx.session
  const member = await findMember(ctx.db, memberId)
  if (!member) return {}
  const profile = await findProfile(ctx.db, memberId)
  const { icon, takesMarketing } = await findChoices(ctx.db, memberId)
  return {
    id: member.id.toString(),
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    isTrial,
    isAgent: isAgent || cashierOf !== undefined,
    cashierOf: cashierOf?.account ?? null,
    currency: member.currency,
    currencySymbol: currencyOf(member.currency).symbol,
    mobile: profile?.mobileNum ? maskNumber(profile.mobileNum) : null,
    isMobileVerified: profile?.mobileVerifiedAt != null,
    email: profile?.email ? maskEmail(profile.email) : null,
    isEmailVerified: await isEmailVerified(ctx.db, memberId),
    birthday: profile?.birthday ? maskBirthday(profile.birthday) : null,
    language: member.language,
    regDate: member.createdAt,
    lastLogin: (await previousLogin(ctx.db, memberId)) ?? null,
    firstTimeLogin: passwordDue === 'first',
    passwordDue,
    hasIcon: icon !== null,
    takesMarketing,
  }
})
