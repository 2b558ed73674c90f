import { endPointGood } from '@croupier/api/points/end-point-good.ts'
import { implement } from '../../platform/implement.ts'
import { describeForStaff } from './good.ts'
import { endGood, lockGood } from './goods-store.ts'

export default implement(endPointGood, async (ctx, { goodId }) => {
  const good = await lockGood(ctx.tx, BigInt(goodId))
  if (!good) throw ctx.refusal('points.good.not.found')
  if (good.state !== 'published') throw ctx.refusal('points.good.state')
  return describeForStaff(await endGood(ctx.tx, good.id, ctx.clock.now()))
})
