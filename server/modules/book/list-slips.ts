import { listSlips } from '@croupier/api/book/list-slips.ts'
import { implement } from '../../platform/implement.ts'
import { describeSlips } from './describe-slip.ts'
import { slipsOf } from './slips-store.ts'

export default implement(listSlips, async (ctx, { state, before, pageSize }) => {
  const slips = await slipsOf(ctx.db, ctx.session.memberId, { state, before, most: pageSize })
  return {
    list: await describeSlips(ctx, ctx.db, slips),
    next: slips.length === pageSize ? slips.at(-1)!.id : null,
  }
})
