import { listTableRounds } from '@croupier/api/tables/list-table-rounds.ts'
import { implement } from '../../platform/implement.ts'
import { readPage } from '../../platform/page.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { describeRound } from './describe-round.ts'
import { databaseNow, type Round, roundsOver } from './rounds-store.ts'

export default implement(listTableRounds, async (ctx, { gameCode, before, pageSize }) => {
  const { rows: rounds, next } = await readPage(
    pageSize,
    ({ id }: Round) => Number(id),
    (most) => roundsOver(ctx.db, gameCode, { before, most }),
  )
  const now = await databaseNow(ctx.db)
  return { list: rounds.map((round) => describeRound(ctx.use(secretsPort), round, now)), next }
})
