import { cancelSuborders } from '@croupier/api/lottery/cancel-suborders.ts'
import { implement } from '../../../platform/implement.ts'
import { takeBackOwn } from '../take-back-own.ts'

export default implement(cancelSuborders, async (ctx, { orderDetailIds }) => {
  const ids = [...new Set(orderDetailIds)].sort()
  for (const id of ids) await takeBackOwn(ctx, ctx.session.memberId, id)
  return { cancelled: ids }
})
