import { showSystemStatus } from '@croupier/api/settings/show-system-status.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { regions } from './regions.ts'
import { maintenance, statusFor } from './system-status.ts'
import { locationOf } from './visitor.ts'

export default implement(showSystemStatus, async (ctx) => {
  const settings = ctx.use(settingsPort)
  const location = locationOf(ctx)
  const rules = { maintenance: settings.read(maintenance), regions: settings.read(regions) }
  const status = statusFor(location.ip, rules)
  return { status, ...location, maintenanceEndsAt: status === 1 ? rules.maintenance.endsAt : null }
})
