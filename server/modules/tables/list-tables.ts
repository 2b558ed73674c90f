import { ROUNDS_OF_LIST } from '@croupier/api/tables/limits.ts'
import { listTables } from '@croupier/api/tables/list-tables.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { displayNameOf } from '../catalogue/index.ts'
import { stageOf } from './deals.ts'
import { describeDealt, describeRound } from './describe-round.ts'
import { isOpen, offeredTables } from './offered.ts'
import { databaseNow } from './rounds-store.ts'
import { tableNow } from './table-reads.ts'

export default implement(listTables, async (ctx) => {
  const secrets = ctx.use(secretsPort)
  const read = tableNow(ctx.db)
  const tables = await Promise.all(
    offeredTables(ctx).map(async (offered) => {
      const { now, round, recent, players } = await read(offered.code)
      return {
        gameCode: offered.code,
        name: displayNameOf(offered.entry, ctx.language),
        isOnSale: isOpen(offered) && round !== undefined && stageOf(round, now) === 'betting',
        round: round ? describeRound(secrets, round, now) : null,
        recent: recent.slice(0, ROUNDS_OF_LIST).flatMap(({ dealt }) => (dealt ? [describeDealt(dealt)] : [])),
        players,
      }
    }),
  )
  return { now: await databaseNow(ctx.db), tables }
})
