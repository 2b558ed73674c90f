import { listTableSlips } from '@croupier/api/tables/list-table-slips.ts'
import { implement } from '../../platform/implement.ts'
import { readPage } from '../../platform/page.ts'
import { describeSlips } from './describe-slip.ts'
import { type Slip, slipsOf } from './slips-store.ts'

export default implement(listTableSlips, async (ctx, { gameCode, before, pageSize }) => {
  const { rows, next } = await readPage(
    pageSize,
    ({ id }: Slip) => id,
    (most) => slipsOf(ctx.db, ctx.session.memberId, { gameCode, before, most }),
  )
  return { list: await describeSlips(ctx, ctx.db, rows), next }
})
