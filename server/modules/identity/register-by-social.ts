import { registerBySocial } from '@croupier/api/identity/register-by-social.ts'
import type { RegistrationValues } from '@croupier/api/identity/registration-schema.ts'
import { socialFaults, socialFields } from '@croupier/api/identity/social-registration.ts'
import { implement } from '../../platform/implement.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { addMember } from './add-member.ts'
import { beginSession } from './begin-session.ts'
import { confirmCaptcha } from './confirm-captcha.ts'
import { deriveUsername } from './derive-username.ts'
import { findUpline } from './find-upline.ts'
import { registrationRules } from './identity-settings.ts'
import { ageAt } from './member.ts'
import { isAccountTaken } from './members-store.ts'
import { askedValues, birthdayOf, profileOf } from './registration.ts'
import { bindSocial } from './social-accounts-store.ts'
import { findSocialTicket, takeSocialTicket } from './social-attempts-store.ts'
import { socialBrowser } from './social-browser.ts'

const fault = (field: string, messageKey: string) => ({ fields: [{ field, messageKey }] })

export default implement(registerBySocial, async (ctx, input) => {
  const now = ctx.clock.now()
  const settings = ctx.use(settingsPort)
  const rules = settings.read(registrationRules)

  const browser = socialBrowser(ctx)
  const shown = { ticket: input.ticket, browser: browser ?? '', memberId: null, now }
  const person = await findSocialTicket(ctx.db, shown)
  if (!browser || !person) throw ctx.refusal('social.expired')

  if (!input.terms) throw ctx.refusal('terms.required', fault('terms', 'fault.required'))
  if (!input.ageConfirmed) throw ctx.refusal('age.required', fault('ageConfirmed', 'fault.required'))
  const asked = new Set(socialFields(rules).map(({ name }) => name))
  const given = Object.entries(askedValues(rules, 'username', input))
  const values: RegistrationValues = Object.fromEntries(given.filter(([name]) => asked.has(name as never)))
  const faults = socialFaults(rules, values)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const birthday = birthdayOf(values.birthday)
  if (birthday !== null && ageAt(birthday, now) < settings.read(brand).minimumAge) {
    throw ctx.refusal('age.required', fault('birthday', 'refusals.age.required'))
  }
  if (rules.captcha.enabled) await confirmCaptcha(ctx, values.captcha)
  const upline = await findUpline(ctx, input.affiliateCode?.trim(), input.domain ?? ctx.visit?.host)
  if (upline === 'wrong-code') {
    throw ctx.refusal('invitation_code_error', fault('affiliateCode', 'refusals.invitation_code_error'))
  }
  const isTaken = (name: string) => isAccountTaken(ctx.db, name)
  const username = values.username ?? (await deriveUsername(rules.username, { ...person, username: null }, isTaken))
  // A rule that no made name fits: then he is asked for one.
  if (username === undefined) throw ctx.refusal('request.invalid', fault('username', 'fault.required'))
  if (await isTaken(username)) throw ctx.refusal('username.taken')
  const paymentPasswordHash = values.paymentPassword ? await hashPassword(values.paymentPassword) : null

  let token = ''
  const member = await ctx.transaction(async (scope) => {
    // Taken with the registration alone: what is refused here may be sent again, mended.
    const taken = await takeSocialTicket(scope.tx, shown)
    if (!taken) throw ctx.refusal('social.expired')
    return addMember(
      scope,
      {
        account: username,
        type: 0,
        currency: upline.currency,
        nickname: username,
        language: ctx.language,
        parentId: upline.id,
        passwordHash: null,
        paymentPasswordHash,
        mustChangePassword: false,
        createdAt: now,
      },
      {
        ...profileOf(values, input.countryDialingCode),
        registerUrl: input.registerUrl ?? null,
        registerMethod: 'social',
        registerDomain: input.domain ?? null,
        registerIp: ctx.visit?.ip ?? null,
      },
      async (added) => {
        const conflict = await bindSocial(scope.tx, added.id, taken, now)
        if (conflict) throw ctx.refusal('social.taken')
        const session = await beginSession(scope, added, { deviceId: input.loginDeviceId, isFirst: true })
        token = session.token
      },
    )
  })
  return { id: member.id.toString(), account: member.account, token, firstTimeLogin: false, passwordExpired: false }
})
