import { showTableRound } from '@croupier/api/tables/show-table-round.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { stageOf } from './deals.ts'
import { describeRound } from './describe-round.ts'
import { databaseNow, findRounds } from './rounds-store.ts'

export default implement(showTableRound, async (ctx, { roundId }) => {
  const [round] = await findRounds(ctx.db, [BigInt(roundId)])
  const now = await databaseNow(ctx.db)
  // The next round is nobody's business before it opens.
  if (!round || stageOf(round, now) === 'coming') throw ctx.refusal('tables.round.not.found')
  return { now, round: describeRound(ctx.use(secretsPort), round, now) }
})
