import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { sessionIdleMinutes } from '../identity-settings.ts'
import type { SessionRules } from './sessions-store.ts'

/** By what a member's session is judged at this moment. */
export function sessionRules({ clock, use }: Pick<Scope, 'clock' | 'use'>): SessionRules {
  return { now: clock.now(), idleMinutes: use(settingsPort).read(sessionIdleMinutes) }
}
