import type { FieldFault } from '@croupier/api/envelope.ts'
import type { RegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { keepsRule, ruleMessage } from '@croupier/api/identity/registration/registration-schema.ts'
import type { RefusalCode } from '@croupier/api/refusals.ts'
import { isBreached } from './breached-passwords.ts'

type PasswordRefusal = Extract<RefusalCode, 'password.breached' | 'password.same.as.username'>

/** What no pattern can say of a new password: not the name itself, not one everybody tries first. */
export async function refusedPassword(account: string, password: string): Promise<PasswordRefusal | undefined> {
  if (password.toLowerCase() === account.toLowerCase()) return 'password.same.as.username'
  return (await isBreached(password)) ? 'password.breached' : undefined
}

/** What a new password breaks of the rule for passwords, as a field's fault. */
export function passwordFault(rules: RegistrationRules, field: string, password: string): FieldFault | undefined {
  const rule = { ...rules.password, required: true }
  return keepsRule(rule, password) ? undefined : { field, ...ruleMessage('password', rule) }
}
