import { leaveTable } from '@croupier/api/poker/leave-table.ts'
import { implement } from '../../platform/implement.ts'
import { answerTable } from './describe-table.ts'
import { keepTable } from './keep-table.ts'
import { passLate } from './play-on.ts'
import { lockTable, seatOf } from './table.ts'
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
    await passLate(ctx, table)
    await keepTable(ctx, table)
    return answerTable(ctx, table.desk.id, memberId)
  }
  table.seats = table.seats.filter((each) => each !== seat)
  await keepTable(ctx, table)
  const answer = await answerTable(ctx, table.desk.id, memberId)
  await takeBack(ctx, table.desk, [seat])
  return answer
})
