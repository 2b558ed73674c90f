import { countMissions } from '@croupier/api/promotions/taking-part/count-missions.ts'
import { implement } from '../../../platform/implement.ts'
import { findMember } from '../../identity/index.ts'
import { occurrencesOf } from '../awards-store.ts'
import { stepsOf } from '../kinds/mission.ts'
import { measurer, missionPeriod, zoneOf } from '../measure.ts'
import { runningOfKind } from '../promotions-store.ts'
import { MISSIONS_SHOWN } from './list-missions.ts'
import { isFor } from './taking-part.ts'

export default implement(countMissions, async (ctx) => {
  const { memberId, currency } = ctx.session
  const now = ctx.clock.now()
  const running = (await runningOfKind(ctx.db, 'mission', currency, now)).slice(0, MISSIONS_SHOWN)
  const member = await findMember(ctx.db, memberId)
  const given = await occurrencesOf(
    ctx.db,
    memberId,
    running.map(({ id }) => id),
  )
  const measure = measurer(ctx, ctx.db, ctx.session)
  let collectable = 0
  for (const mission of running) {
    const { promise } = mission
    if (promise.kind !== 'mission' || !member || !isFor(mission, mission, member, now)) continue
    const { since, name } = missionPeriod(mission, promise.terms, zoneOf(ctx), now)
    const steps = stepsOf(promise.terms, currency, await measure(promise.terms, since))
    if (steps.some(({ isReached, number }) => isReached && !given.has(`${mission.id} ${name}:${number}`)))
      collectable += 1
  }
  return { collectable }
})
