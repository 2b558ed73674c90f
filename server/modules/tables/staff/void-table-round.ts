import { voidTableRound } from '@croupier/api/tables/staff/void-table-round.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { openSeed } from '../deals.ts'
import { findRounds, holdRound, isHeld, markVoid } from '../rounds-store.ts'
import { membersOn } from '../slips-store.ts'

/** Only while an operator holds it: nobody can see yet what it deals, and two have the time to decide. */
const mayBeVoid = isHeld

export default implement(
  voidTableRound,
  async (ctx, { roundId }) => {
    const round = await holdRound(ctx.tx, BigInt(roundId))
    if (!round) throw ctx.refusal('tables.round.not.found')
    if (!mayBeVoid(round)) throw ctx.refusal('tables.round.state')
    // Nothing is dealt from it any more: everybody may see what it would have been.
    await markVoid(ctx.tx, round.id, openSeed(ctx.use(secretsPort), round))
    const memberIds = await membersOn(ctx.tx, round.id)
    ctx.edits({ memberIds })
    // What lies on it comes back with the next look at the clock.
    return { members: memberIds.length }
  },
  async ({ db }, { roundId }) => {
    const [round] = await findRounds(db, [BigInt(roundId)])
    if (!round) throw new Refusal('tables.round.not.found')
    if (!mayBeVoid(round)) throw new Refusal('tables.round.state')
  },
)
