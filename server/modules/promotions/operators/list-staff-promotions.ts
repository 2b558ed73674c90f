import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { implement } from '../../../platform/implement.ts'
import { describeForStaff } from './describe-for-staff.ts'
import { listPromotions } from '../promotions-store.ts'

export default implement(listStaffPromotions, async (ctx, { pageSize, ...filter }) => {
  const found = await listPromotions(ctx.db, { ...filter, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: page.map((promotion) => describeForStaff(promotion, ctx.clock.now())),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
