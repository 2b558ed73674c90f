import { leaveTable } from '@croupier/api/poker/leave-table.ts'
import { implement } from '../../platform/implement.ts'
import { answerTable } from './describe-table.ts'
import { keepTable } from './keep-table.ts'
import { passLate } from './play-on.ts'
import { keepSeats } from './seats-store.ts'
import { isStillIn, lockTable, seatOf } from './table.ts'
import { takeBack } from './tables-purse.ts'

export default implement(leaveTable, async (ctx, { tableId }) => {
  const { tx, session } = ctx
  const { memberId } = session
  const table = await lockTable(tx, BigInt(tableId))
  if (!table) throw ctx.refusal('poker.table.not.found')
  const seat = seatOf(table, memberId)
  // Whoever has left has left.
  if (!seat) return answerTable(ctx, table.desk.id, memberId)
  const isDealtIn = table.playing?.players.some((player) => player.memberId === memberId) ?? false
  if (isDealtIn) {
    seat.isLeaving = true
    const moves = table.playing!.moves.length
    await passLate(ctx, table)
    // Until it comes to them nobody else is told, not even by a version that something has changed.
    const isSilent = table.playing!.moves.length === moves && isStillIn(table, seat.seat)
    await (isSilent ? keepSeats(tx, table.desk.id, table.seats) : keepTable(ctx, table))
    return answerTable(ctx, table.desk.id, memberId)
  }
  table.seats = table.seats.filter((each) => each !== seat)
  await keepTable(ctx, table)
  const answer = await answerTable(ctx, table.desk.id, memberId)
  await takeBack(ctx, table.desk, [seat])
  return answer
})
