import { takeCase } from '@croupier/api/feedback/take-case.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { isLate } from './conversation.ts'
import { changeConversation, lockConversation } from './conversations-store.ts'
import { staffDetail } from './describe-case.ts'
import { tellCase } from './tell-case.ts'

export default implement(takeCase, async (ctx, { id, isTaken }) => {
  const { tx } = ctx
  const by = nameOfActor(ctx.actor)
  const before = await lockConversation(tx, id)
  if (!before) throw ctx.refusal('case.not.found')
  if (before.state === 'closed') throw ctx.refusal('case.closed')
  // Who has it may be away: nobody waits for them for ever.
  const mayTakeOver = isTaken && isLate(before)
  if (before.takenBy !== null && before.takenBy !== by && !mayTakeOver) throw ctx.refusal('case.taken')
  const after = await changeConversation(tx, before, { takenBy: isTaken ? by : null })
  await tellCase(tx, after)
  return staffDetail(tx, after)
})
