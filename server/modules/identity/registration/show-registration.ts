import { registrationFieldNames } from '@croupier/api/identity/registration/registration-fields.ts'
import { showRegistration } from '@croupier/api/identity/registration/show-registration.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../members/members-store.ts'
import { findProfile } from '../members/profiles-store.ts'

export default implement(showRegistration, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  const profile = await findProfile(ctx.tx, member.id)
  const { payeeName, email, countryDialingCode, mobileNum, birthday, idNumber } = profile ?? {}
  const written: Partial<Record<string, string | null | undefined>> = {
    ...profile?.answers,
    payeeName,
    email,
    countryDialingCode,
    mobileNum,
    birthday,
    idNumber,
  }
  return {
    fields: registrationFieldNames.flatMap((name) => {
      const value = written[name]
      return value ? [{ name, value }] : []
    }),
    method: profile?.registerMethod ?? null,
    url: profile?.registerUrl ?? null,
    domain: profile?.registerDomain ?? null,
  }
})
