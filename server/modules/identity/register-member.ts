import { registerMember } from '@croupier/api/identity/register-member.ts'
import { registrationFaults } from '@croupier/api/identity/registration-schema.ts'
import { implement } from '../../platform/implement.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { addMember } from './add-member.ts'
import { beginSession } from './begin-session.ts'
import { confirmCaptcha } from './confirm-captcha.ts'
import { findUpline } from './find-upline.ts'
import { registrationRules } from './identity-settings.ts'
import { ageAt } from './member.ts'
import { isAccountTaken } from './members-store.ts'
import { refusedPassword } from './password-rules.ts'
import { askedValues, birthdayOf, profileOf } from './registration.ts'

const missing = (field: string) => ({ fields: [{ field, messageKey: 'fault.required' }] })

export default implement(registerMember, async (ctx, input) => {
  const now = ctx.clock.now()
  const settings = ctx.use(settingsPort)
  const rules = settings.read(registrationRules)

  if (!input.terms) throw ctx.refusal('terms.required', missing('terms'))
  if (!input.ageConfirmed) throw ctx.refusal('age.required', missing('ageConfirmed'))
  const values = askedValues(rules, 'username', input)
  const faults = registrationFaults(rules, 'username', values)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  if (input.confirmPassword !== undefined && input.confirmPassword !== values.password) {
    throw ctx.refusal('inconsistent_twice', {
      fields: [{ field: 'confirmPassword', messageKey: 'refusals.inconsistent_twice' }],
    })
  }
  const { username = '', password = '' } = values
  const birthday = birthdayOf(values.birthday)
  if (birthday !== null && ageAt(birthday, now) < settings.read(brand).minimumAge) {
    throw ctx.refusal('age.required', { fields: [{ field: 'birthday', messageKey: 'refusals.age.required' }] })
  }
  const weakness = await refusedPassword(username, password)
  if (weakness) throw ctx.refusal(weakness, { fields: [{ field: 'password', messageKey: `refusals.${weakness}` }] })
  if (rules.captcha.enabled) await confirmCaptcha(ctx, values.captcha)
  // A link may bring a code although the form asks for none.
  const upline = await findUpline(ctx, input.affiliateCode?.trim(), input.domain ?? ctx.visit?.host)
  if (upline === 'wrong-code') {
    throw ctx.refusal('invitation_code_error', {
      fields: [{ field: 'affiliateCode', messageKey: 'refusals.invitation_code_error' }],
    })
  }
  // Told before the costly hash; the unique index has the last word.
  if (await isAccountTaken(ctx.db, username)) throw ctx.refusal('username.taken')

  const passwordHash = await hashPassword(password)
  const paymentPasswordHash = values.paymentPassword ? await hashPassword(values.paymentPassword) : null

  let token: string | undefined
  const member = await ctx.transaction((scope) =>
    addMember(
      scope,
      {
        account: username,
        type: 0,
        currency: upline.currency,
        nickname: username,
        language: ctx.language,
        parentId: upline.id,
        passwordHash,
        paymentPasswordHash,
        mustChangePassword: false,
        createdAt: now,
      },
      {
        ...profileOf(values, input.countryDialingCode),
        registerUrl: input.registerUrl ?? null,
        registerMethod: input.registerMethod ?? null,
        registerDomain: input.domain ?? null,
        registerIp: ctx.visit?.ip ?? null,
      },
      async (added) => {
        if (!input.login) return
        const session = await beginSession(scope, added, { deviceId: input.loginDeviceId, isFirst: true })
        token = session.token
      },
    ),
  )
  return {
    id: member.id.toString(),
    account: member.account,
    ...(token === undefined ? {} : { token, firstTimeLogin: false, passwordExpired: false }),
  }
})
