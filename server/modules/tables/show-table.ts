import { showTable } from '@croupier/api/tables/show-table.ts'
import type { MemberSession } from '../../platform/actor.ts'
import type { ReadScope } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { displayNameOf, takesNot } from '../catalogue/index.ts'
import { stageOf } from './deals.ts'
import { describeDealt, describeRound } from './describe-round.ts'
import { describeSlip, describeTotals } from './describe-slip.ts'
import { limitsIn } from './limits.ts'
import { isOpen, type Offered, offeredAs } from './offered.ts'
import { roundBefore, type Round } from './rounds-store.ts'
import { ownSlipsOn } from './slips-store.ts'
import { tableNow } from './table-reads.ts'
import { totalsOf } from './totals-store.ts'

/** What a member has on a round and had on the one before, and what everybody has in their currency. */
async function ownOf(ctx: ReadScope, { memberId, currency }: MemberSession, round: Round, now: number) {
  const before = await roundBefore(ctx.db, round)
  const rounds = before ? [round, before] : [round]
  const [slips, totals] = await Promise.all([
    ownSlipsOn(
      ctx.db,
      rounds.map(({ id }) => id),
      memberId,
    ),
    totalsOf(ctx.db, round.id, currency),
  ])
  const secrets = ctx.use(secretsPort)
  const on = (of: Round | undefined) =>
    of === undefined
      ? []
      : slips.filter(({ roundId }) => roundId === of.id).map((slip) => describeSlip(secrets, slip, of, now))
  return { own: on(round), last: on(before), totals: describeTotals(currency, totals) }
}

function limitsOf(ctx: ReadScope, { vendor, entry }: Offered, currency: string | undefined) {
  const found = currency === undefined || takesNot(currency, vendor, entry) ? undefined : limitsIn(ctx, currency)
  return found ? { least: found.least, spot: found.spot, round: found.round } : null
}

export default implement(showTable, async (ctx, { gameCode }) => {
  const { session } = ctx
  const offered = offeredAs(ctx, gameCode)
  if (!offered) throw ctx.refusal('tables.game.closed')
  const { now, round, recent, players } = await tableNow(ctx.db)(gameCode)
  const own = session && round ? await ownOf(ctx, session, round, now) : { own: [], last: [], totals: [] }
  return {
    now,
    table: {
      gameCode,
      name: displayNameOf(offered.entry, ctx.language),
      round: round ? describeRound(ctx.use(secretsPort), round, now) : null,
      isOnSale: isOpen(offered) && round !== undefined && stageOf(round, now) === 'betting',
      players,
      totals: own.totals,
    },
    recent: recent.flatMap(({ id, number, dealt }) =>
      dealt ? [{ roundId: Number(id), number, dealt: describeDealt(dealt) }] : [],
    ),
    limits: limitsOf(ctx, offered, session?.currency),
    own: own.own,
    last: own.last,
  }
})
