import { listStaffTableRounds } from '@croupier/api/tables/staff/list-staff-table-rounds.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { type Round, roundsBefore } from '../rounds-store.ts'
import { describeStaffRounds } from './describe-staff-round.ts'

export default implement(listStaffTableRounds, async (ctx, { gameCode, withBets, before, pageSize }) => {
  const { rows: rounds, next } = await readPage(
    pageSize,
    ({ id }: Round) => Number(id),
    (most) => roundsBefore(ctx.db, { gameCode, withBets: withBets === 'true', before, most }),
  )
  return { list: await describeStaffRounds(ctx, rounds), next }
})
