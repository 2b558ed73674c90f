import type { FieldFault } from '../envelope.ts'
import type { RegistrationField, RegistrationRules } from './registration-fields.ts'
import { type AskedField, askedFields, keepsRule, type RegistrationValues, ruleMessage } from './registration-schema.ts'

/** Who comes from a provider has shown who he is there: no password, and no code to a phone. */
const NOT_ASKED: readonly RegistrationField[] = ['password', 'verificationCode']

/** The fields a registration with a proven account asks for, in order: the operator's, and a username that may be left out. */
export function socialFields(rules: RegistrationRules): AskedField[] {
  return askedFields(rules, 'username')
    .filter(({ name }) => !NOT_ASKED.includes(name))
    .map(({ name, rule }) => ({ name, rule: name === 'username' ? { ...rule, required: false } : rule }))
}

/** Every field that breaks its rule, in the form's order. */
export function socialFaults(rules: RegistrationRules, values: RegistrationValues): FieldFault[] {
  return socialFields(rules).flatMap(({ name, rule }) =>
    keepsRule(rule, values[name]) ? [] : [{ field: name, ...ruleMessage(name, rule) }],
  )
}
