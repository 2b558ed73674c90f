import { topUpStack } from '@croupier/api/poker/top-up-stack.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { playPort } from '../play/index.ts'
import { answerTable } from './describe-table.ts'
import { awaitNext, keepTable } from './keep-table.ts'
import { requireMayPlay } from './may-sit.ts'
import { readAmount } from './read-amount.ts'
import { lockTable, seatOf } from './table.ts'
import { bringIn } from './tables-purse.ts'

export default implement(topUpStack, async (ctx, { tableId, amount: text }) => {
  const { tx, session } = ctx
  const { memberId, currency } = session
  const table = await lockTable(tx, BigInt(tableId))
  const seat = table && seatOf(table, memberId)
  if (!table) throw ctx.refusal('poker.table.not.found')
  if (!seat || seat.isLeaving) throw ctx.refusal('poker.not.seated')
  const { desk } = table
  await requireMayPlay(ctx, desk, session)
  // Also of who folded: what they put in counts until the hand is over.
  if (table.playing?.players.some((player) => player.memberId === memberId)) throw ctx.refusal('poker.hand.running')
  const amount = readAmount(text, currency, 'amount')
  if (seat.stack + amount > desk.maxBuyIn || seat.stack + amount < desk.minBuyIn) {
    const least = desk.minBuyIn > seat.stack ? desk.minBuyIn - seat.stack : 0n
    const most = desk.maxBuyIn > seat.stack ? desk.maxBuyIn - seat.stack : 0n
    const shown = (units: bigint) => new Money(currency, units).toString()
    throw ctx.refusal('poker.buy.in', { least: shown(least), most: shown(most), currency })
  }
  const player = await ctx.use(playPort).playerById(memberId, tx)
  assert(player, 'whoever is seated has a purse')
  const hadNothing = seat.stack === 0n
  seat.stack += amount
  // Who had nothing left plays on.
  if (hadNothing) {
    seat.isOut = false
    seat.outSince = null
    awaitNext(table)
  }
  await keepTable(ctx, table)
  const answer = await answerTable(ctx, desk.id, memberId)
  await bringIn(ctx, desk, player, { purse: seat.purse, amount })
  return answer
})
