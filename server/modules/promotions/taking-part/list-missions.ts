import { listMissions } from '@croupier/api/promotions/taking-part/list-missions.ts'
import { implement } from '../../../platform/implement.ts'
import { describeInFull } from '../describe-promotion.ts'
import { runningOfKind } from '../promotions-store.ts'

/** Missions shown at once: each is measured by itself. */
export const MISSIONS_SHOWN = 20

export default implement(listMissions, async (ctx) => {
  const running = await runningOfKind(ctx.db, 'mission', ctx.session.currency, ctx.clock.now())
  const list = []
  for (const mission of running.slice(0, MISSIONS_SHOWN))
    list.push(await describeInFull(ctx, ctx.db, mission, ctx.session))
  return { list }
})
