import { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeForStaff } from './good.ts'
import { listGoods } from './goods-store.ts'

export default implement(listPointGoods, async (ctx, { state, before, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) => listGoods(ctx.db, { state, before, limit }))
  return {
    list: page.map(describeForStaff),
    next,
  }
})
