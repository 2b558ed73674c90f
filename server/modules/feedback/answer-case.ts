import { answerCase } from '@croupier/api/feedback/answer-case.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { changeConversation, insertEntry, lockConversation } from './conversations-store.ts'
import { staffDetail } from './describe-case.ts'
import { caseAnswered } from './events.ts'
import { tellCase } from './tell-case.ts'

export default implement(answerCase, async (ctx, { id, content, isNote }) => {
  const { tx } = ctx
  const by = nameOfActor(ctx.actor)
  const before = await lockConversation(tx, id)
  if (!before) throw ctx.refusal('case.not.found')
  if (before.takenBy !== null && before.takenBy !== by) throw ctx.refusal('case.taken')
  const at = ctx.clock.now()
  if (isNote) {
    await insertEntry(tx, before.id, { side: 'note', author: by, text: content, pictures: [], at })
    return staffDetail(tx, before)
  }
  if (before.state === 'closed') throw ctx.refusal('case.closed')
  const { memberId, kind } = before
  if (memberId === null) throw ctx.refusal('case.nobody')
  await insertEntry(tx, before.id, { side: 'staff', author: by, text: content, pictures: [], at })
  const after = await changeConversation(tx, before, { state: 'answered', takenBy: by, changedAt: at, waitsSince: at })
  ctx.announce(caseAnswered({ caseId: id, memberId: memberId.toString(), kind, state: 'answered', at }))
  await tellCase(tx, after)
  return staffDetail(tx, after)
})
