import { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import { implement } from '../../platform/implement.ts'
import { describeForStaff } from './good.ts'
import { listGoods } from './goods-store.ts'

export default implement(listPointGoods, async (ctx, { state, before, pageSize }) => {
  const found = await listGoods(ctx.db, { state, before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: page.map(describeForStaff),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
