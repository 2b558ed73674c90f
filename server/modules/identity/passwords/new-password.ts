import type { ReadScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { defaultWeakPassword, registrationRules } from '../identity-settings.ts'
import { passwordFault } from './password-rules.ts'

/**
 * Holds a new password to the rule for passwords, and to its repetition where there is one.
 * @throws Refusal request.invalid, inconsistent_twice, password.breached for the default one that operators hand out
 */
export function requireNewPassword(
  ctx: ReadScope,
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword?: string | undefined },
): void {
  const fault = passwordFault(ctx.use(settingsPort).read(registrationRules), 'newPassword', newPassword)
  if (fault) throw new Refusal('request.invalid', { fields: [fault] })
  if (confirmNewPassword !== undefined && confirmNewPassword !== newPassword) {
    throw new Refusal('inconsistent_twice', {
      fields: [{ field: 'confirmNewPassword', messageKey: 'refusals.inconsistent_twice' }],
    })
  }
  if (newPassword === ctx.use(settingsPort).read(defaultWeakPassword)) {
    throw new Refusal('password.breached', {
      fields: [{ field: 'newPassword', messageKey: 'refusals.password.breached' }],
    })
  }
}
