import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { describeForStaff } from './describe-for-staff.ts'
import { listPromotions } from '../promotions-store.ts'

export default implement(listStaffPromotions, async (ctx, { pageSize, ...filter }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) => listPromotions(ctx.db, { ...filter, limit }))
  return {
    list: page.map((promotion) => describeForStaff(promotion, ctx.clock.now())),
    next,
  }
})
