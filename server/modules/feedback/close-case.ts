import { closeCase } from '@croupier/api/feedback/close-case.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { changeConversation, lockConversation } from './conversations-store.ts'
import { staffDetail } from './describe-case.ts'
import { caseAnswered } from './events.ts'
import { tellCase } from './tell-case.ts'

export default implement(closeCase, async (ctx, { id }) => {
  const { tx } = ctx
  const by = nameOfActor(ctx.actor)
  const before = await lockConversation(tx, id)
  if (!before) throw ctx.refusal('case.not.found')
  if (before.state === 'closed') return staffDetail(tx, before)
  if (before.takenBy !== null && before.takenBy !== by) throw ctx.refusal('case.taken')
  const at = ctx.clock.now()
  const after = await changeConversation(tx, before, { state: 'closed', changedAt: at })
  const { memberId, kind } = before
  if (memberId !== null)
    ctx.announce(caseAnswered({ caseId: id, memberId: memberId.toString(), kind, state: 'closed', at }))
  await tellCase(tx, after)
  return staffDetail(tx, after)
})
