import { sitAtTable } from '@croupier/api/poker/sit-at-table.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { recordRecentGame } from '../catalogue/index.ts'
import { ownLimitRefusal, playPort } from '../play/index.ts'
import { answerTable } from './describe-table.ts'
import { keepDesk } from './desks-store.ts'
import { buyInOf } from './buy-in.ts'
import { awaitNext } from './keep-table.ts'
import { requireMayPlay } from './may-sit.ts'
import { dueAt } from './play-on.ts'
import { timeBank } from './poker-settings.ts'
import { readAmount } from './read-amount.ts'
import { insertSeat, type Seat } from './seats-store.ts'
import { lastPositions, lockTable, seatOf } from './table.ts'
import { bringIn, tablesPurse } from './tables-purse.ts'

export default implement(sitAtTable, async (ctx, { tableId, seat: place, buyIn }) => {
  const { tx, session, clock } = ctx
  const { memberId, currency } = session
  const table = await lockTable(tx, BigInt(tableId))
  if (!table) throw ctx.refusal('poker.table.not.found')
  const { desk, at } = table
  const offered = await requireMayPlay(ctx, desk, session)
  const amount = readAmount(buyIn, currency, 'buyIn')
  if (seatOf(table, memberId)) throw ctx.refusal('poker.seat.own')
  if (place >= desk.seats || table.seats.some(({ seat }) => seat === place)) throw ctx.refusal('poker.seat.taken')
  const { least, most, isReturn } = await buyInOf(ctx, tx, desk, { memberId, at })
  if (amount < least || amount > most) {
    const text = (units: bigint) => new Money(currency, units).toString()
    throw ctx.refusal('poker.buy.in', { least: text(least), most: text(most), currency })
  }
  // Whoever could not even post a blind would never be dealt in.
  const limited = await ownLimitRefusal({ db: tx, clock }, { memberId, currency, units: desk.bigBlind })
  if (limited && !desk.isTrial) throw limited
  const player = await ctx.use(playPort).playerById(memberId, tx)
  assert(player, 'whoever is logged in has a purse')
  const purse = await tablesPurse(tx, player)
  const seat: Seat = {
    seat: place,
    memberId,
    account: session.account,
    purse,
    stack: amount,
    isOut: false,
    outSince: null,
    isLeaving: false,
    owes: lastPositions(desk) !== undefined,
    // Nobody fills their time bank by going out and in.
    timeBank: isReturn ? 0 : ctx.use(settingsPort).read(timeBank) * 1_000,
    ip: ctx.visit?.ip ?? '',
    satAt: at,
  }
  await insertSeat(tx, desk.id, seat)
  table.seats.push(seat)
  awaitNext(table)
  await keepDesk(tx, desk, dueAt(ctx, table))
  await recordRecentGame(tx, memberId, offered.game.nodeId, clock.now())
  const answer = await answerTable(ctx, desk.id, memberId)
  await bringIn(ctx, desk, player, { purse, amount })
  return answer
})
