import { changeSystemStatus } from '@croupier/api/settings/change-system-status.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { settingChanged } from './events.ts'
import { maintenance } from './system-status.ts'

export default implement(changeSystemStatus, async (ctx, { status, maintenanceEndsAt }) => {
  const isOn = status === 1
  const endsAt = isOn ? (maintenanceEndsAt ?? null) : null
  const change = (before: typeof maintenance.initial) => ({ ...before, isOn, endsAt })
  await ctx.use(settingsPort).update(ctx.tx, maintenance, change, nameOfActor(ctx.actor))
  ctx.announce(settingChanged({ name: maintenance.name }))
  return { status, maintenanceEndsAt: endsAt }
})
