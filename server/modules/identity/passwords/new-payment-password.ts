import { keepsRule, ruleMessage } from '@croupier/api/identity/registration/registration-schema.ts'
import type { Scope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { registrationRules } from '../identity-settings.ts'

/**
 * Holds a new payment password to the operator's rule, 6 digits at first, and to its repetition.
 * @throws Refusal request.invalid, inconsistent_twice
 */
export function checkNewPaymentPassword(
  scope: Scope,
  input: { paymentPassword: string; confirmPaymentPassword?: string | undefined },
): void {
  const rule = { ...scope.use(settingsPort).read(registrationRules).paymentPassword, required: true }
  if (!keepsRule(rule, input.paymentPassword)) {
    const fault = { field: 'paymentPassword', ...ruleMessage('paymentPassword', rule) }
    throw new Refusal('request.invalid', { fields: [fault] })
  }
  if (input.confirmPaymentPassword !== undefined && input.confirmPaymentPassword !== input.paymentPassword) {
    throw new Refusal('inconsistent_twice', {
      fields: [{ field: 'confirmPaymentPassword', messageKey: 'refusals.inconsistent_twice' }],
    })
  }
}
