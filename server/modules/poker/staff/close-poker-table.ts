import { closePokerTable } from '@croupier/api/poker/staff/close-poker-table.ts'
import { implement } from '../../../platform/implement.ts'
import { keepTable } from '../keep-table.ts'
import { lockTable } from '../table.ts'

export default implement(closePokerTable, async (ctx, { tableId }) => {
  const table = await lockTable(ctx.tx, BigInt(tableId))
  if (!table) throw ctx.refusal('poker.table.not.found')
  const { desk, seats } = table
  if (desk.state !== 'open') throw ctx.refusal('poker.table.closed')
  // What lies there returns with the next look at the clock, or when the hand is over.
  desk.state = seats.length > 0 ? 'closing' : 'closed'
  await keepTable(ctx, table)
  return { state: desk.state }
})
