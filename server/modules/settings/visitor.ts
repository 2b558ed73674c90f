import type { Scope } from '../../platform/context.ts'
import { settingsPort } from '../../platform/settings.ts'
import { countryOf, regions } from './regions.ts'

/** Where a call comes from. A call without a visit (ops, a job) comes from this machine. */
export function locationOf(scope: Scope): { ip: string; countryCode: string | null } {
  const ip = scope.visit?.ip ?? '127.0.0.1'
  return { ip, countryCode: countryOf(scope.use(settingsPort).read(regions), ip) }
}
