import { createHash } from 'node:crypto'
import type { registrationInput } from '@croupier/api/identity/registration-input.ts'
import type { RegistrationRules } from '@croupier/api/identity/registration-fields.ts'
import {
  registrationFaults,
  type RegistrationKind,
  registrationSwitches,
  type RegistrationValues,
} from '@croupier/api/identity/registration-schema.ts'
import type * as z from 'zod/mini'
import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand, isModuleOn } from '../../settings/index.ts'
import { accountOfPhone } from './account-of-phone.ts'
import { addMember } from '../members/add-member.ts'
import type { Upline } from './affiliates-store.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { confirmCaptcha } from '../human-proof/confirm-captcha.ts'
import { isEmailTaken } from '../contacts/emails-store.ts'
import { findUpline } from './find-upline.ts'
import { isNameOfHouse } from './house-names.ts'
import { isNameOpen } from './open-name.ts'
import { registrationRules } from '../identity-settings.ts'
import { ageAt, type Member } from '../members/member.ts'
import { isMobileTaken } from '../contacts/mobiles-store.ts'
import { refusedPassword } from '../passwords/password-rules.ts'
import { type Phone, requirePhone } from '../contacts/phone.ts'
import { askedValues, birthdayOf, profileOf } from './registration.ts'
import { takeFirebaseToken, takesFirebase } from '../codes/take-firebase-token.ts'
import { takeCode } from '../codes/verification.ts'

type Input = z.output<typeof registrationInput>

export interface Registered {
  id: string
  account: string
  token?: string
  firstTimeLogin?: boolean
  passwordExpired?: boolean
}

function fault(
  code: ConstructorParameters<typeof Refusal>[0],
  field: string,
  messageKey = `refusals.${code}`,
): Refusal {
  return new Refusal(code, { fields: [{ field, messageKey }] })
}

/** Said at the birthday, where nothing is left to be ticked. */
function tooYoung(min: number): Refusal {
  return new Refusal('age.required', { fields: [{ field: 'birthday', messageKey: 'fields.message.tooYoung', min }] })
}

/** @throws Refusal request.invalid, terms.required, age.required, inconsistent_twice, password.breached, password.same.as.username */
async function requireValid(
  ctx: OwnScope,
  values: RegistrationValues,
  input: Input,
  faults: ReturnType<typeof registrationFaults>,
): Promise<void> {
  if (!input.terms) throw fault('terms.required', 'terms', 'fault.tick')
  if (!input.ageConfirmed) throw fault('age.required', 'ageConfirmed', 'fault.tick')
  if (faults.length > 0) throw new Refusal('request.invalid', { fields: faults })
  const { username, mobileNum, password, birthday: givenBirthday } = values
  if (input.confirmPassword && input.confirmPassword !== (password ?? '')) {
    throw fault('inconsistent_twice', 'confirmPassword')
  }
  const birthday = birthdayOf(givenBirthday)
  const { minimumAge } = ctx.use(settingsPort).read(brand)
  if (birthday !== null && ageAt(birthday, ctx.clock.now()) < minimumAge) throw tooYoung(minimumAge)
  const account = username ?? mobileNum?.replace(/^0+/, '') ?? ''
  const weakness = password === undefined ? undefined : await refusedPassword(account, password)
  if (weakness) throw fault(weakness, 'password')
}

/** @throws Refusal login.captcha.required, login.captcha.wrong, invitation_code_error, function.not.available */
async function uplineOf(
  ctx: OwnScope,
  rules: RegistrationRules,
  values: RegistrationValues,
  input: Input,
): Promise<Upline> {
  if (rules.captcha.enabled) await confirmCaptcha(ctx, values.captcha)
  // A link may bring a code although the form asks for none.
  const upline = await findUpline(ctx, input.affiliateCode?.trim(), input.domain ?? ctx.visit?.host)
  if (upline === 'wrong-code') throw fault('invitation_code_error', 'affiliateCode')
  return upline
}

/** The account's name, free as far as can be seen; the unique index has the last word. @throws Refusal username.taken, name.reserved */
async function accountFor(
  ctx: OwnScope,
  values: RegistrationValues,
  phone: Phone | undefined,
  proven: ProvenAccount | undefined,
): Promise<string> {
  const isTaken = async (account: string) => !(await isNameOpen(ctx, account))
  const { username } = values
  if (username !== undefined && isNameOfHouse(ctx, username)) throw fault('name.reserved', 'username')
  if (username !== undefined && !(await isTaken(username))) return username
  if (username !== undefined) throw fault('username.taken', 'username')
  const derived = (await proven?.accountOf(isTaken)) ?? (phone && (await accountOfPhone(phone, isTaken)))
  // A rule that no made name fits: then he is asked for one.
  if (derived === undefined)
    throw proven ? fault('request.invalid', 'username', 'fault.required') : fault('username.taken', 'username')
  return derived
}

/** @throws Refusal email.taken, mobile.taken */
async function requireFree(ctx: OwnScope, values: RegistrationValues, phone: Phone | undefined): Promise<void> {
  if (values.email && (await isEmailTaken(ctx.db, values.email))) throw fault('email.taken', 'email')
  if (phone && (await isMobileTaken(ctx.db, phone))) throw fault('mobile.taken', 'mobileNum')
}

/** Whom another house has proven, and what is done about him beside the registration. */
export interface ProvenAccount {
  /** A name made of what is known of him; undefined where the operator's rule fits none. */
  accountOf(isTaken: (account: string) => Promise<boolean>): Promise<string | undefined>
  /** Binds him to the new member, in the transaction of the registration. */
  bind(scope: WriteScope, member: Member): Promise<void>
}

/**
 * Registers a member, by username, by mobile or by an account elsewhere, under the operator's rules and switches as they
 * stand now, and logs him in unless he asked not to be or nobody may log in: then there is no token. Everything that may be refused is, before the code sent to the phone is used up.
 * @throws Refusal those of api/identity/registration-input.ts; function.not.available for a password where the switch
 *   for passwords by mobile is off, for an invitation code where the agents' is
 */
export async function takeRegistration(
  ctx: OwnScope,
  kind: RegistrationKind,
  input: Input,
  proven?: ProvenAccount,
): Promise<Registered> {
  const now = ctx.clock.now()
  const rules = ctx.use(settingsPort).read(registrationRules)
  const switches = registrationSwitches((module) => isModuleOn(ctx, module))
  const asksCode = { mobile: switches.asksCode, username: rules.verificationCode.enabled, social: false }[kind]
  if (kind === 'mobile' && !switches.asksPassword && input.password) throw new Refusal('function.not.available')

  const values = askedValues(rules, kind, input, switches)
  // Firebase has sent a code and checked it: none of ours is asked for besides.
  const isByFirebase = asksCode && takesFirebase(ctx) && Boolean(input.firebaseIdToken)
  const faults = registrationFaults(rules, kind, values, switches)
  const ownFaults = isByFirebase ? faults.filter(({ field }) => field !== 'verificationCode') : faults
  await requireValid(ctx, values, input, ownFaults)
  const phone = values.mobileNum ? requirePhone(ctx, input.countryDialingCode, values.mobileNum) : undefined
  const upline = await uplineOf(ctx, rules, values, input)
  const account = await accountFor(ctx, values, phone, proven)
  await requireFree(ctx, values, phone)
  if (phone && isByFirebase) await takeFirebaseToken(ctx, phone, input.firebaseIdToken)
  else if (phone && asksCode) {
    await takeCode(ctx, {
      purpose: 'register',
      target: { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number },
      code: values.verificationCode,
    })
  }

  const passwordHash = values.password ? await hashPassword(values.password) : null
  const paymentPasswordHash = values.paymentPassword ? await hashPassword(values.paymentPassword) : null
  let token: string | undefined
  const member = await ctx.transaction((scope) =>
    addMember(
      scope,
      {
        account,
        type: 0,
        currency: upline.currency,
        nickname: account,
        language: ctx.language,
        parentId: upline.id,
        passwordHash,
        paymentPasswordHash,
        mustChangePassword: false,
        createdAt: now,
      },
      {
        ...profileOf({ ...values, mobileNum: phone?.number }, phone?.dialingCode),
        mobileVerifiedAt: phone && asksCode ? now : null,
        registerUrl: input.registerUrl ?? null,
        registerMethod: input.registerMethod ?? null,
        registerDomain: input.domain ?? null,
        registerIp: ctx.visit?.ip ?? null,
        registerLogin: input.login,
        firebaseChannel: input.firebaseChannel || null,
        firebaseTokenHash: input.firebaseIdToken ? createHash('sha256').update(input.firebaseIdToken).digest() : null,
      },
      async (added) => {
        await proven?.bind(scope, added)
        // An account is one thing, being let in another: while log-ins are off he has the one alone.
        if (!input.login || !isModuleOn(ctx, 'LOGIN3')) return
        const session = await beginSession(scope, added, input.loginDeviceId)
        token = session.token
      },
    ),
  )
  return {
    id: member.id.toString(),
    account: member.account,
    ...(token === undefined ? {} : { token, firstTimeLogin: false, passwordExpired: false }),
  }
}
