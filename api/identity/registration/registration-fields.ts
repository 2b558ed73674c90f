import { countryCodes } from '../../settings/country-codes.ts'
import { type PatternFamily, patternIdOf, patternOf } from './patterns.ts'

/** How a form asks for a field. */
export type FieldControl = 'text' | 'password' | 'email' | 'tel' | 'digits' | 'date' | 'country' | 'captcha' | 'code'

/** How one field is asked for now; edited in the console, sent by GET /wps/system/setting/register. */
export interface FieldRule {
  enabled: boolean
  required: boolean
  /** A family of patterns.ts. */
  patternId: number
  minLength: number
  maxLength: number
}

interface Field {
  control: FieldControl
  /** For the browser's own filling in. */
  autocomplete?: string
  /** Part of every registration, whatever the operator switches. */
  always?: true
  /** The families an operator may choose from, where the product could not keep or draw every text; all where absent. */
  families?: readonly PatternFamily[]
  /** What the product itself makes or offers: the operator only says whether it is asked for. */
  isGiven?: true
  /** What is chosen rather than written: these alone are taken. */
  choices?: readonly string[]
  initial: FieldRule
}

function rule(
  family: PatternFamily,
  minLength: number,
  maxLength: number,
  state: 'off' | 'optional' | 'required' = 'off',
): FieldRule {
  return {
    enabled: state !== 'off',
    required: state === 'required',
    patternId: patternIdOf(family),
    minLength,
    maxLength,
  }
}

/**
 * Every field a registration can ask for, in the order forms show them. The server's validation, the portal's form, the
 * console's switches and the tests are built from this list: a new field is one entry here and its word
 * `fields.label.<name>`.
 */
export const registrationFields = {
  username: {
    control: 'text',
    autocomplete: 'username',
    always: true,
    // An account stands in addresses and in vendors' calls.
    families: ['letterFirst', 'alphanumeric', 'digits', 'alphanumericUppercase'],
    initial: rule('letterFirst', 4, 16, 'required'),
  },
  password: {
    control: 'password',
    autocomplete: 'new-password',
    always: true,
    initial: rule('lettersAndDigits', 8, 32, 'required'),
  },
  payeeName: { control: 'text', autocomplete: 'name', initial: rule('lettersSpaces', 2, 60) },
  email: { control: 'email', autocomplete: 'email', families: ['email'], initial: rule('email', 6, 120) },
  mobileNum: { control: 'tel', autocomplete: 'tel-national', families: ['digits'], initial: rule('digits', 8, 11) },
  verificationCode: { control: 'code', autocomplete: 'one-time-code', isGiven: true, initial: rule('digits', 6, 6) },
  paymentPassword: { control: 'password', autocomplete: 'off', initial: rule('digits', 6, 6) },
  birthday: {
    control: 'date',
    autocomplete: 'bday',
    families: ['dateYearFirst', 'dateMonthFirst'],
    initial: rule('dateYearFirst', 10, 10),
  },
  nationality: {
    control: 'country',
    autocomplete: 'country',
    isGiven: true,
    choices: countryCodes,
    initial: rule('letterFirst', 2, 2),
  },
  region: { control: 'text', autocomplete: 'address-level1', initial: rule('any', 2, 60) },
  address: { control: 'text', autocomplete: 'street-address', initial: rule('any', 5, 200) },
  idNumber: { control: 'text', autocomplete: 'off', initial: rule('alphanumeric', 5, 30) },
  occupation: { control: 'text', autocomplete: 'organization-title', initial: rule('any', 2, 60) },
  sourceOfIncome: { control: 'text', autocomplete: 'off', initial: rule('any', 2, 60) },
  qqNum: { control: 'digits', autocomplete: 'off', initial: rule('digits', 5, 12) },
  line: { control: 'text', autocomplete: 'off', initial: rule('noSpaces', 4, 40) },
  whatsapp: { control: 'tel', autocomplete: 'off', initial: rule('digits', 7, 15) },
  facebook: { control: 'text', autocomplete: 'off', initial: rule('any', 2, 60) },
  wechat: { control: 'text', autocomplete: 'off', initial: rule('noSpaces', 6, 20) },
  telegram: { control: 'text', autocomplete: 'off', initial: rule('noSpaces', 5, 32) },
  zalo: { control: 'digits', autocomplete: 'off', initial: rule('digits', 9, 12) },
  affiliateCode: { control: 'text', autocomplete: 'off', initial: rule('alphanumeric', 4, 20, 'optional') },
  referralCode: { control: 'text', autocomplete: 'off', initial: rule('alphanumeric', 4, 20) },
  recommenderId: { control: 'text', autocomplete: 'off', initial: rule('alphanumeric', 1, 20) },
  captcha: { control: 'captcha', autocomplete: 'off', isGiven: true, initial: rule('alphanumeric', 5, 5) },
} as const satisfies Record<string, Field>

export type RegistrationField = keyof typeof registrationFields

export const registrationFieldNames = Object.keys(registrationFields) as RegistrationField[]

export type RegistrationRules = Record<RegistrationField, FieldRule>

/** What a fresh deployment asks: username, password, and an invitation code for who has one. */
export const initialRegistrationRules = Object.fromEntries(
  registrationFieldNames.map((name) => [name, registrationFields[name].initial]),
) as RegistrationRules

/** The control of a field, with what a browser may fill in. */
export function fieldOf(name: RegistrationField): Field {
  return registrationFields[name]
}

/** The longest text a field may be asked for. */
export function longestOf(name: RegistrationField): number {
  return name === 'username' ? 64 : name === 'password' ? 128 : 256
}

/** Whether the product could draw, keep and check a field asked for like this. */
export function isPossibleRule(name: RegistrationField, rule: FieldRule): boolean {
  const { initial, isGiven, families } = fieldOf(name)
  const { minLength, maxLength } = rule
  if (minLength > maxLength || maxLength > longestOf(name)) return false
  if (isGiven) {
    return rule.patternId === initial.patternId && minLength === initial.minLength && maxLength === initial.maxLength
  }
  const family = patternOf(rule.patternId)?.family
  return family !== undefined && (families === undefined || families.includes(family))
}
