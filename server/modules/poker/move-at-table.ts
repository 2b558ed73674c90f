import { moveAtTable } from '@croupier/api/poker/move-at-table.ts'
import { isAllowed, type Move } from '@croupier/games/holdem/hand.ts'
import { implement } from '../../platform/implement.ts'
import { answerTable } from './describe-table.ts'
import { type KeptMove, movesOf } from './hands-store.ts'
import { keepTable } from './keep-table.ts'
import { moveBy, passLate } from './play-on.ts'
import { readAmount } from './read-amount.ts'
import { lockTable, seatOf } from './table.ts'

const amountOf = (move: Move) => (move.kind === 'raise' ? move.to : undefined)

/** Whether it was made before: a browser sends again what it had no answer to. */
function isSame(made: KeptMove | undefined, move: Move): boolean {
  return (
    made !== undefined &&
    !made.isSilent &&
    made.seat === move.seat &&
    made.kind === move.kind &&
    amountOf(made) === amountOf(move)
  )
}

export default implement(moveAtTable, async (ctx, { tableId, handId, moves, kind, to }) => {
  const { tx, session } = ctx
  const { memberId } = session
  const table = await lockTable(tx, BigInt(tableId))
  if (!table) throw ctx.refusal('poker.table.not.found')
  const { desk, playing } = table
  const seat = seatOf(table, memberId)
  if (!seat) throw ctx.refusal('poker.not.seated')
  if ((kind === 'raise') !== (to !== undefined)) throw ctx.refusal('poker.move.not.allowed')
  const move: Move =
    kind === 'raise' ? { seat: seat.seat, kind, to: readAmount(to!, desk.currency, 'to') } : { seat: seat.seat, kind }
  const isCurrent = playing?.hand.id === handId
  const made = isCurrent ? playing.moves : desk.lastHandId === handId ? await movesOf(tx, handId) : []
  if (isSame(made[moves], move)) return answerTable(ctx, desk.id, memberId)
  // Whose time is over was passed, whether or not the clock has looked.
  await passLate(ctx, table)
  if (!isCurrent || playing.moves.length !== moves || !isAllowed(playing.now, move)) {
    throw ctx.refusal('poker.move.not.allowed')
  }
  // Whoever answers is back.
  if (seat.isOut && seat.stack > 0n && playing.moves.some((each) => each.seat === seat.seat && each.isSilent)) {
    seat.isOut = false
    seat.outSince = null
  }
  await moveBy(ctx, table, seat, move)
  await keepTable(ctx, table)
  return answerTable(ctx, desk.id, memberId)
})
