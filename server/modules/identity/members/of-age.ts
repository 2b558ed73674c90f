import type { Scope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand } from '../../settings/index.ts'
import { ageAt } from './member.ts'

/**
 * That somebody born on this day (yyyy-MM-dd) is old enough to play; said at the birthday, where nothing is left to be ticked.
 * @throws Refusal age.required
 */
export function requireOfAge(scope: Scope, birthday: string): void {
  const { minimumAge: min } = scope.use(settingsPort).read(brand)
  if (ageAt(birthday, scope.clock.now()) >= min) return
  throw new Refusal('age.required', { fields: [{ field: 'birthday', messageKey: 'fields.message.tooYoung', min }] })
}
