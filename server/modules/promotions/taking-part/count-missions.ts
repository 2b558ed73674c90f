import { countMissions } from '@croupier/api/promotions/taking-part/count-missions.ts'
import { implement } from '../../../platform/implement.ts'
import { findMember } from '../../identity/index.ts'
import { mayTakeReward } from '../../safeguards/index.ts'
import { promotionsNotGiven } from '../awards-store.ts'
import { stepsOf } from '../kinds/mission.ts'
import { measurer, missionPeriod, zoneOf } from '../measure.ts'
import { runningOfKind } from '../promotions-store.ts'
import { MISSIONS_SHOWN } from './list-missions.ts'
import { isFor } from './taking-part.ts'

// Every tab of somebody who plays asks again and again: it reads no more than what may still be collected.
export default implement(countMissions, async (ctx) => {
  const { memberId, currency } = ctx.session
  const now = ctx.clock.now()
  const running = (await runningOfKind(ctx.db, 'mission', currency, now)).slice(0, MISSIONS_SHOWN)
  if (running.length === 0) return { collectable: 0 }
  const member = await findMember(ctx.db, memberId)
  if (!member || !(await mayTakeReward(ctx, memberId)).allowed) return { collectable: 0 }
  const measure = measurer(ctx, ctx.db, ctx.session)
  const reached: { promotionId: bigint; occurrence: string }[] = []
  for (const mission of running) {
    const { id: promotionId, promise } = mission
    if (promise.kind !== 'mission' || !isFor(mission, mission, member, now)) continue
    const { since, name } = missionPeriod(mission, promise.terms, zoneOf(ctx), now)
    for (const { number, isReached } of stepsOf(promise.terms, currency, await measure(promise.terms, since)))
      if (isReached) reached.push({ promotionId, occurrence: `${name}:${number}` })
  }
  return { collectable: reached.length === 0 ? 0 : await promotionsNotGiven(ctx.db, memberId, reached) }
})
