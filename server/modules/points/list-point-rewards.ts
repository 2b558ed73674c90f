import { listPointRewards } from '@croupier/api/points/list-point-rewards.ts'
import { implement } from '../../platform/implement.ts'
import { describeGood } from './good.ts'
import { type Good, listShown } from './goods-store.ts'
import { readerCurrency } from './reader-currency.ts'
import { redeemedOf } from './redemptions-store.ts'

const placeOf = ({ position, id }: Good) => `${position}_${id}`

function readPlace(text: string | undefined): { position: number; id: bigint } | undefined {
  if (text === undefined) return undefined
  const [position = '', id = ''] = text.split('_')
  return { position: Number(position), id: BigInt(id) }
}

export default implement(listPointRewards, async (ctx, { type, after, pageSize }) => {
  const filter = { now: ctx.clock.now(), currency: readerCurrency(ctx), type, after: readPlace(after) }
  const found = await listShown(ctx.db, { ...filter, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  const ids = page.map(({ id }) => id)
  const redeemed = ctx.session ? await redeemedOf(ctx.db, ctx.session.memberId, ids) : undefined
  return {
    list: page.map((good) => describeGood(good, ctx.language, redeemed?.get(good.id) ?? 0)),
    next: found.length > pageSize ? placeOf(page.at(-1)!) : null,
  }
})
