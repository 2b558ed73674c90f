import type { SystemStatusCode } from '@croupier/api/settings/system-status.ts'
import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'
import { holds, isRestricted, network, type Regions } from './regions.ts'

const maintenanceSchema = z.strictObject({
  isOn: z.boolean(),
  /** When it is expected to end, epoch milliseconds. */
  endsAt: z.nullable(z.int()),
  /** Who may use the portal meanwhile: whoever has to see that it works again. */
  exceptNetworks: z.array(network).check(z.maxLength(1000)),
})
export type Maintenance = z.output<typeof maintenanceSchema>

export const maintenance = setting('settings.maintenance', maintenanceSchema, {
  isOn: false,
  endsAt: null,
  exceptNetworks: [],
})

/** What a visitor at an address finds. Maintenance takes priority over region. */
export function statusFor(ip: string, rules: { maintenance: Maintenance; regions: Regions }): SystemStatusCode {
  if (rules.maintenance.isOn && !holds(rules.maintenance.exceptNetworks, ip)) return 1
  return isRestricted(rules.regions, ip) ? 2 : 0
}
