import type { ReadScope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { passwordExpiryDays } from '../identity-settings.ts'
import type { Credentials } from '../members/members-store.ts'

const DAY_MILLISECONDS = 86_400_000

/** What a log-in by password says of the password. */
export function loginAnswerOf(
  ctx: ReadScope,
  member: Credentials,
  { isDefaultPassword }: { isDefaultPassword: boolean },
): { firstTimeLogin: boolean; passwordExpired: boolean } {
  const expiryDays = ctx.use(settingsPort).read(passwordExpiryDays)
  const changedAt = member.passwordChangedAt ?? member.createdAt
  return {
    firstTimeLogin: member.mustChangePassword || isDefaultPassword,
    passwordExpired: expiryDays > 0 && changedAt + expiryDays * DAY_MILLISECONDS <= ctx.clock.now(),
  }
}
