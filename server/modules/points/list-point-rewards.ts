import { listPointRewards } from '@croupier/api/points/list-point-rewards.ts'
import { implement } from '../../platform/implement.ts'
import { joinPlace, readPage, splitPlace } from '../../platform/page.ts'
import { describeGood } from './good.ts'
import { type Good, listShown } from './goods-store.ts'
import { readerCurrency } from './reader-currency.ts'
import { redeemedOf } from './redemptions-store.ts'

const placeOf = ({ position, id }: Good) => joinPlace(position, id)

export default implement(listPointRewards, async (ctx, { type, after, pageSize }) => {
  const filter = { now: ctx.clock.now(), currency: readerCurrency(ctx), type, after: splitPlace(after, Number, BigInt) }
  const { rows: page, next } = await readPage(pageSize, placeOf, (limit) => listShown(ctx.db, { ...filter, limit }))
  const ids = page.map(({ id }) => id)
  const redeemed = ctx.session ? await redeemedOf(ctx.db, ctx.session.memberId, ids) : undefined
  return {
    list: page.map((good) => describeGood(good, ctx.language, redeemed?.get(good.id) ?? 0)),
    next,
  }
})
