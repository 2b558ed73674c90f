import * as z from 'zod/mini'
import { asciiDigits, plainDigits } from '@croupier/basis/digits.ts'
import type { FieldFault } from '../../envelope.ts'
import { characterCount, fitsPattern, type PatternFamily, patternOf } from './patterns.ts'
import {
  fieldOf,
  type FieldRule,
  type RegistrationField,
  registrationFieldNames,
  registrationFields,
  type RegistrationRules,
} from './registration-fields.ts'
import type { WhiteLabelModule } from '../../settings/white-label.ts'

export type RegistrationValues = { [Name in RegistrationField]?: string | undefined }

/** `social`: a social provider has proven who the visitor is. */
export type RegistrationKind = 'username' | 'mobile' | 'social'

/** A field that is asked for in this kind of registration, with its rule as it holds there. */
export interface AskedField {
  name: RegistrationField
  rule: FieldRule
}

/** What the merchant's white-label switches say of a registration, beside the rules of its fields. */
export interface RegistrationSwitches {
  /** By mobile a password is chosen too; otherwise one logs in by codes sent to the phone. */
  asksPassword: boolean
  /** By mobile a code sent to the number shows whose it is; by username the field's own rule says so. */
  asksCode: boolean
  /** An agent's invitation code is taken; while there are no agents none is asked for. */
  takesInvitation: boolean
}

export function registrationSwitches(isOn: (module: WhiteLabelModule) => boolean): RegistrationSwitches {
  return {
    // Without a password, and without codes to log in by, nobody could come back.
    asksPassword: isOn('MOBILENUMPASSREG3') || !isOn('MOBILEVERCODELOGIN3'),
    asksCode: isOn('REGMOBVERF3'),
    takesInvitation: isOn('AGENTPOLICY3'),
  }
}

const ALL_ASKED: RegistrationSwitches = { asksPassword: true, asksCode: true, takesInvitation: true }

/** What a registration by mobile begins with; the rest follows in the list's order. */
const MOBILE_FIRST: readonly RegistrationField[] = ['mobileNum', 'verificationCode', 'password', 'username']

const mobileOrder = [...MOBILE_FIRST, ...registrationFieldNames.filter((name) => !MOBILE_FIRST.includes(name))]

/**
 * The fields a form of this kind shows, in order. By username: name and password, and the number wherever a code to it
 * is asked for. By mobile: the number; the code and the password as the switches say; the name may be left out, it is
 * then made of the number. With an account elsewhere: no password and no code, and the name may be left out too.
 */
export function askedFields(
  rules: RegistrationRules,
  kind: RegistrationKind,
  switches: RegistrationSwitches = ALL_ASKED,
): AskedField[] {
  const asked = (name: RegistrationField, required: boolean) => [
    { name, rule: { ...rules[name], enabled: true, required } },
  ]
  const byMobile = (name: RegistrationField): AskedField[] | undefined => {
    if (name === 'mobileNum') return asked(name, true)
    if (name === 'username') return asked(name, false)
    if (name === 'password') return switches.asksPassword ? asked(name, true) : []
    if (name === 'verificationCode') return switches.asksCode ? asked(name, true) : []
    return undefined
  }
  const byUsername = (name: RegistrationField): AskedField[] | undefined => {
    if ('always' in registrationFields[name]) return asked(name, true)
    const code = rules.verificationCode
    if (name === 'mobileNum' && code.enabled) {
      return asked(name, code.required || (rules[name].enabled && rules[name].required))
    }
    return undefined
  }
  const bySocial = (name: RegistrationField): AskedField[] | undefined => {
    if (name === 'username') return asked(name, false)
    return name === 'password' || name === 'verificationCode' ? [] : undefined
  }
  const special = { mobile: byMobile, username: byUsername, social: bySocial }[kind]
  const inOrder = kind === 'mobile' ? mobileOrder : registrationFieldNames
  const offered = inOrder.filter((name) => name !== 'affiliateCode' || switches.takesInvitation)
  return offered.flatMap((name) => special(name) ?? (rules[name].enabled ? [{ name, rule: rules[name] }] : []))
}

/** The word that says what a field wants; the same whether it is missing or wrong. `min` and `max` are filled in. */
export function ruleMessage(name: RegistrationField, rule: FieldRule): Omit<FieldFault, 'field'> {
  const bounds = { min: rule.minLength, max: rule.maxLength }
  if (name === 'mobileNum') return { messageKey: 'fields.error_phone_number_limit', ...bounds }
  if (fieldOf(name).choices) return { messageKey: 'fields.message.choose' }
  return { messageKey: `fields.pattern.${patternOf(rule.patternId)?.family ?? 'any'}`, ...bounds }
}

/** Whether a value keeps a rule: its family and its length in characters. An absent one only where it is not required. */
export function keepsRule(rule: FieldRule, value: string | undefined): boolean {
  if (value === undefined || value === '') return !rule.required
  const pattern = patternOf(rule.patternId)
  const length = characterCount(value)
  return length >= rule.minLength && length <= rule.maxLength && (!pattern || fitsPattern(pattern, value))
}

/** Kept as typed; everything else loses the blanks around it. */
const SECRETS: readonly RegistrationField[] = ['password', 'paymentPassword']
/** What is written in digits; those of another script are taken for the same. */
const IN_DIGITS: readonly (PatternFamily | undefined)[] = ['digits', 'alphanumeric', 'dateYearFirst', 'dateMonthFirst']

/**
 * A value as it is checked and kept: without the blanks that come with pasting, numbers without those within, and in
 * digits of any script. A name is logged in by as it was written: its digits stay.
 */
export function plainValue(name: RegistrationField, rule: FieldRule, value: string | undefined): string | undefined {
  if (value === undefined || SECRETS.includes(name)) return value
  if (name === 'mobileNum' || name === 'verificationCode') return plainDigits(value)
  const isInDigits = name !== 'username' && IN_DIGITS.includes(patternOf(rule.patternId)?.family)
  return isInDigits ? asciiDigits(value.trim()) : value.trim()
}

/** Every field that breaks its rule, in the form's order. */
export function registrationFaults(
  rules: RegistrationRules,
  kind: RegistrationKind,
  values: RegistrationValues,
  switches?: RegistrationSwitches,
): FieldFault[] {
  return askedFields(rules, kind, switches).flatMap(({ name, rule }) => {
    const value = plainValue(name, rule, values[name])
    const isOffered = !value || (fieldOf(name).choices?.includes(value) ?? true)
    return isOffered && keepsRule(rule, value) ? [] : [{ field: name, ...ruleMessage(name, rule) }]
  })
}

/**
 * The schema of a registration under these rules, for server and form alike: issues carry the word key as their message
 * and `min`, `max` as their params. Lengths and patterns are the rules', so that the console changes them live.
 */
export function registrationSchema(rules: RegistrationRules, kind: RegistrationKind, switches?: RegistrationSwitches) {
  const shape = Object.fromEntries(
    askedFields(rules, kind, switches).map(({ name }) => [name, z.optional(z.string())]),
  ) as Partial<Record<RegistrationField, z.ZodMiniOptional<z.ZodMiniString>>>
  return z.object(shape).check((ctx) => {
    for (const { field, messageKey, min, max } of registrationFaults(
      rules,
      kind,
      ctx.value as RegistrationValues,
      switches,
    )) {
      ctx.issues.push({
        code: 'custom',
        input: ctx.value,
        path: [field],
        message: messageKey,
        params: { min, max },
        continue: true,
      })
    }
  })
}
