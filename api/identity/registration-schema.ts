import * as z from 'zod/mini'
import type { FieldFault } from '../envelope.ts'
import { characterCount, fitsPattern, patternOf } from './patterns.ts'
import {
  type FieldRule,
  type RegistrationField,
  registrationFieldNames,
  registrationFields,
  type RegistrationRules,
} from './registration-fields.ts'

export type RegistrationValues = { [Name in RegistrationField]?: string | undefined }

export type RegistrationKind = 'username' | 'mobile'

/** A field that is asked for in this kind of registration, with its rule as it holds there. */
export interface AskedField {
  name: RegistrationField
  rule: FieldRule
}

/**
 * The fields a form of this kind shows, in order. Username and password are certain in a registration by username; by
 * mobile the number is, and a username or password may be left out.
 */
export function askedFields(rules: RegistrationRules, kind: RegistrationKind): AskedField[] {
  return registrationFieldNames.flatMap((name) => {
    const rule = rules[name]
    if ('always' in registrationFields[name]) {
      return [{ name, rule: { ...rule, enabled: true, required: kind === 'username' } }]
    }
    if (name === 'mobileNum' && kind === 'mobile') return [{ name, rule: { ...rule, enabled: true, required: true } }]
    return rule.enabled ? [{ name, rule }] : []
  })
}

/** The word that says what a field wants; the same whether it is missing or wrong. `min` and `max` are filled in. */
export function ruleMessage(name: RegistrationField, rule: FieldRule): Omit<FieldFault, 'field'> {
  const bounds = { min: rule.minLength, max: rule.maxLength }
  if (name === 'mobileNum') return { messageKey: 'fields.error_phone_number_limit', ...bounds }
  return { messageKey: `fields.pattern.${patternOf(rule.patternId)?.family ?? 'any'}`, ...bounds }
}

/** Whether a value keeps a rule: its family and its length in characters. An absent one only where it is not required. */
export function keepsRule(rule: FieldRule, value: string | undefined): boolean {
  if (value === undefined || value === '') return !rule.required
  const pattern = patternOf(rule.patternId)
  const length = characterCount(value)
  return length >= rule.minLength && length <= rule.maxLength && (!pattern || fitsPattern(pattern, value))
}

/** Every field that breaks its rule, in the form's order. */
export function registrationFaults(
  rules: RegistrationRules,
  kind: RegistrationKind,
  values: RegistrationValues,
): FieldFault[] {
  return askedFields(rules, kind).flatMap(({ name, rule }) =>
    keepsRule(rule, values[name]) ? [] : [{ field: name, ...ruleMessage(name, rule) }],
  )
}

/**
 * The schema of a registration under these rules, for server and form alike: issues carry the word key as their message
 * and `min`, `max` as their params. Lengths and patterns are the rules', so that the console changes them live.
 */
export function registrationSchema(rules: RegistrationRules, kind: RegistrationKind) {
  const shape = Object.fromEntries(
    askedFields(rules, kind).map(({ name }) => [name, z.optional(z.string())]),
  ) as Partial<Record<RegistrationField, z.ZodMiniOptional<z.ZodMiniString>>>
  return z.object(shape).check((ctx) => {
    for (const { field, messageKey, min, max } of registrationFaults(rules, kind, ctx.value as RegistrationValues)) {
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
