import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { realityCheck } from '../identity-settings.ts'
import { checkDueAt, checkIntervalOf } from './session-time.ts'
import type { SessionTimes } from './session-times-store.ts'

/** When the next reality check of a session is due, and whether it is now. */
export function checkDue({ clock, use }: Pick<Scope, 'clock' | 'use'>, times: SessionTimes) {
  const interval = checkIntervalOf(times.checkInterval, use(settingsPort).read(realityCheck))
  const dueAt = checkDueAt(times.startedAt, times.checkedAt, interval)
  return { dueAt, isDue: dueAt !== null && dueAt <= clock.now() }
}
