import { createHash } from 'node:crypto'
import type { registerMember } from '@croupier/api/identity/registration/register-member.ts'
import type { registrationInput } from '@croupier/api/identity/registration/registration-input.ts'
import {
  registrationFaults,
  type RegistrationKind,
  registrationSwitches,
  type RegistrationValues,
} from '@croupier/api/identity/registration/registration-schema.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import type * as z from 'zod/mini'
import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope, OwnScope, WriteScope } from '../../../platform/context.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { isModuleOn } from '../../settings/index.ts'
import { accountOfPhone } from './account-of-phone.ts'
import { addMember } from '../members/add-member.ts'
import type { Upline } from './affiliates-store.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { confirmCaptcha } from '../human-proof/confirm-captcha.ts'
import { confirmHuman } from '../human-proof/confirm-human.ts'
import { memberBrought } from '../events.ts'
import { isEmailTaken } from '../contacts/emails-store.ts'
import { codeOfHost, findUpline } from './find-upline.ts'
import { isNameOfHouse } from './house-names.ts'
import { isNameOpen } from './open-name.ts'
import { registrationRules } from '../identity-settings.ts'
import type { Member } from '../members/member.ts'
import { requireOfAge } from '../members/of-age.ts'
import { isMobileTaken } from '../contacts/mobiles-store.ts'
import { refusedPassword } from '../passwords/password-rules.ts'
import { type Phone, requirePhone } from '../contacts/phone.ts'
import { askedValues, birthdayOf, profileOf } from './registration.ts'
import { confirmFirebaseToken, takesFirebase } from '../codes/confirm-firebase-token.ts'
import { confirmCode, type UseUp } from '../codes/confirm-code.ts'

type Input = z.output<typeof registrationInput>

type Registered = AnswerOf<typeof registerMember>

function fault(
  code: ConstructorParameters<typeof Refusal>[0],
  field: string,
  messageKey = `refusals.${code}`,
): Refusal {
  return new Refusal(code, { fields: [{ field, messageKey }] })
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
  if (birthday !== null) requireOfAge(ctx, birthday)
  const account = username ?? mobileNum?.replace(/^0+/, '') ?? ''
  const weakness = password === undefined ? undefined : await refusedPassword(account, password)
  if (weakness) throw fault(weakness, 'password')
}

/** @throws Refusal invitation_code_error, function.not.available */
async function uplineOf(ctx: OwnScope, input: Input): Promise<Upline> {
  // A link may bring a code although the form asks for none.
  const upline = await findUpline(ctx, input.affiliateCode?.trim(), input.domain ?? ctx.visit?.host)
  if (upline === 'wrong-code') throw fault('invitation_code_error', 'affiliateCode')
  return upline
}

/** The agent's code that brings a member: the one given, else that of the domain. */
async function codeOf(ctx: OwnScope, input: Input): Promise<string | undefined> {
  if (!isModuleOn(ctx, 'AGENTPOLICY3')) return undefined
  const given = input.affiliateCode?.trim().toLowerCase()
  return given || codeOfHost(ctx.db, input.domain ?? ctx.visit?.host)
}

/** A friend's link brings their code although the form asks for none. */
function broughtBy({ referralCode }: Input): { referralCode?: string } {
  const code = referralCode?.trim()
  return code && /^[a-z0-9]{4,20}$/i.test(code) ? { referralCode: code } : {}
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
  // No generated name fits the operator's rule: then the visitor is asked for one.
  if (derived === undefined)
    throw proven ? fault('request.invalid', 'username', 'fault.required') : fault('username.taken', 'username')
  return derived
}

/** @throws Refusal email.taken, mobile.taken */
async function requireFree(ctx: OwnScope, values: RegistrationValues, phone: Phone | undefined): Promise<void> {
  if (values.email && (await isEmailTaken(ctx.db, values.email))) throw fault('email.taken', 'email')
  if (phone && (await isMobileTaken(ctx.db, phone))) throw fault('mobile.taken', 'mobileNum')
}

/** An account that a provider has proven, and what the registration does for it. */
export interface ProvenAccount {
  /** A username made of what the provider said; undefined where none fits the operator's rule. */
  accountOf(isTaken: (account: string) => Promise<boolean>): Promise<string | undefined>
  /** Binds it to the new member, in the transaction of the registration. */
  bind(scope: WriteScope, member: Member): Promise<void>
}

/**
 * Registers a member, by username, by mobile or by an account elsewhere, under the operator's rules and switches as they
 * stand now, and logs them in unless they asked not to be or nobody may log in: then there is no token. Everything that may
 * be refused is, before the code sent to the phone is looked at; it is used up with the registration.
 * @throws Refusal those of api/identity/registration/registration-input.ts; function.not.available for a password where the switch
 *   for passwords by mobile is off, for an invitation code where the agents' is
 */
export async function takeRegistration(
  ctx: ConcludingScope<Registered>,
  kind: RegistrationKind,
  input: Input,
  proven?: ProvenAccount,
): Promise<Concluded<Registered>> {
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
  // Before anything that tells which names, numbers, addresses and codes there are.
  if (rules.captcha.enabled) await confirmCaptcha(ctx, input.captcha)
  else await confirmHuman(ctx, input)
  const upline = await uplineOf(ctx, input)
  const code = await codeOf(ctx, input)
  const account = await accountFor(ctx, values, phone, proven)
  await requireFree(ctx, values, phone)
  let useUp: UseUp | undefined
  if (phone && isByFirebase) useUp = await confirmFirebaseToken(ctx, phone, input.firebaseIdToken)
  else if (phone && asksCode) {
    useUp = await confirmCode(ctx, {
      purpose: 'register',
      target: { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number },
      code: values.verificationCode,
    })
  }

  const passwordHash = values.password ? await hashPassword(values.password) : null
  const paymentPasswordHash = values.paymentPassword ? await hashPassword(values.paymentPassword) : null
  return ctx.conclude(async (scope) => {
    await useUp?.(scope.tx)
    let token: string | undefined
    const member = await addMember(
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
        ...profileOf({ ...values, ...broughtBy(input), mobileNum: phone?.number }, phone?.dialingCode),
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
        if (code) scope.announce(memberBrought({ memberId: added.id.toString(), code }))
        // Registering and logging in are two things: while log-ins are off, only the account is made.
        if (!input.login || !isModuleOn(ctx, 'LOGIN3')) return
        const session = await beginSession(scope, added, input.loginDeviceId)
        token = session.token
      },
    )
    return {
      id: member.id.toString(),
      account: member.account,
      ...(token === undefined ? {} : { token, firstTimeLogin: false, passwordExpired: false }),
    }
  })
}
