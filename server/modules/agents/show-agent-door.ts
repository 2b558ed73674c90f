import { showAgentDoor } from '@croupier/api/agents/show-agent-door.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { timeZone } from '../settings/index.ts'
import { businessHours } from './agents-settings.ts'

/** Whether a wall clock lies between two times, over midnight where the second is the earlier. Equal: round the clock. */
export function isWithin(wall: string, opensAt: string, closesAt: string): boolean {
  if (opensAt === closesAt) return true
  return opensAt < closesAt ? wall >= opensAt && wall < closesAt : wall >= opensAt || wall < closesAt
}

export default implement(showAgentDoor, async (ctx) => {
  const settings = ctx.use(settingsPort)
  const zone = settings.read(timeZone)
  const { opensAt, closesAt } = settings.read(businessHours)
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const wall = clock.format(ctx.clock.now())
  return { opensAt, closesAt, timeZone: zone, isOpenNow: isWithin(wall, opensAt, closesAt) }
})
