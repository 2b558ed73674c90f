import {
  askedFields,
  plainValue,
  type RegistrationKind,
  type RegistrationSwitches,
  type RegistrationValues,
} from '@croupier/api/identity/registration/registration-schema.ts'
import type { RegistrationField, RegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import type { Profile } from '../members/profiles-store.ts'

/**
 * The values of a registration that its form asks for. What was not asked for is dropped unread: a member's data that
 * the operator does not need is not kept. An empty text is no value.
 */
export function askedValues(
  rules: RegistrationRules,
  kind: RegistrationKind,
  input: RegistrationValues,
  switches?: RegistrationSwitches,
): RegistrationValues {
  const values: RegistrationValues = {}
  for (const { name, rule } of askedFields(rules, kind, switches)) {
    const value = plainValue(name, rule, input[name])
    if (value) values[name] = value
  }
  return values
}

/** A birthday as yyyy-MM-dd, from either way of writing dates. */
export function birthdayOf(text: string | undefined): string | null {
  if (!text) return null
  const monthFirst = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  return monthFirst ? `${monthFirst[3]}-${monthFirst[1]}-${monthFirst[2]}` : text
}

/** Fields with a column of their own, secrets, and what serves the registration alone. */
const NOT_ANSWERS: readonly RegistrationField[] = [
  'username',
  'password',
  'paymentPassword',
  'payeeName',
  'email',
  'mobileNum',
  'birthday',
  'idNumber',
  'captcha',
  'verificationCode',
]

/** What of a registration goes into the member's profile. */
export function profileOf(values: RegistrationValues, dialingCode: string | undefined): Partial<Profile> {
  const answers = Object.entries(values).filter(([name]) => !NOT_ANSWERS.includes(name as RegistrationField))
  return {
    payeeName: values.payeeName ?? null,
    email: values.email ?? null,
    // A number is only told apart from others together with its country.
    countryDialingCode: values.mobileNum ? (dialingCode?.replace('+', '') ?? '') : null,
    mobileNum: values.mobileNum?.replace(/^0+/, '') ?? null,
    birthday: birthdayOf(values.birthday),
    idNumber: values.idNumber ?? null,
    answers: Object.fromEntries(answers) as Record<string, string>,
  }
}
