import type { ReadScope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { passwordExpiryDays } from '../identity-settings.ts'
import type { Credentials } from '../passwords/credentials-store.ts'

const DAY_MILLISECONDS = 86_400_000

/** When another password is due, in epoch milliseconds; null: never. */
export function passwordExpiresAt(ctx: Pick<ReadScope, 'use'>, changedAt: number): number | null {
  const expiryDays = ctx.use(settingsPort).read(passwordExpiryDays)
  return expiryDays > 0 ? changedAt + expiryDays * DAY_MILLISECONDS : null
}

/** What a log-in by password says of the password. */
export function loginAnswerOf(
  ctx: ReadScope,
  member: Credentials,
  { isDefaultPassword }: { isDefaultPassword: boolean },
): { firstTimeLogin: boolean; passwordExpired: boolean } {
  const expiresAt = passwordExpiresAt(ctx, member.passwordChangedAt ?? member.createdAt)
  return {
    firstTimeLogin: member.mustChangePassword || isDefaultPassword,
    passwordExpired: expiresAt !== null && expiresAt <= ctx.clock.now(),
  }
}
