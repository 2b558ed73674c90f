import { sitOut } from '@croupier/api/poker/sit-out.ts'
import { implement } from '../../platform/implement.ts'
import { answerTable } from './describe-table.ts'
import { awaitNext, keepTable } from './keep-table.ts'
import { lockTable, seatOf } from './table.ts'

export default implement(sitOut, async (ctx, { tableId, isOut }) => {
  const { tx, session } = ctx
  const table = await lockTable(tx, BigInt(tableId))
  if (!table) throw ctx.refusal('poker.table.not.found')
  const seat = seatOf(table, session.memberId)
  if (!seat) throw ctx.refusal('poker.not.seated')
  // Who has nothing before them plays on by bringing something.
  if (isOut !== seat.isOut && (isOut || seat.stack > 0n)) {
    seat.isOut = isOut
    seat.outSince = isOut ? table.at : null
    if (!isOut && !table.playing) awaitNext(table)
    await keepTable(ctx, table)
  }
  return answerTable(ctx, table.desk.id, session.memberId)
})
