import { listPointRewardTypes } from '@croupier/api/points/list-point-reward-types.ts'
import { goodTypes } from '@croupier/api/points/point-answers.ts'
import { implement } from '../../platform/implement.ts'
import { countShown } from './goods-store.ts'
import { readerCurrency } from './reader-currency.ts'

export default implement(listPointRewardTypes, async (ctx) => {
  const counts = await countShown(ctx.db, ctx.clock.now(), readerCurrency(ctx))
  return { list: goodTypes.map((type) => ({ type, count: counts.get(type) ?? 0 })) }
})
