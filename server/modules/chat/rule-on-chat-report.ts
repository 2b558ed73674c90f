import { ruleOnChatReport } from '@croupier/api/chat/rule-on-chat-report.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { describeReports } from './describe-report.ts'
import { removeMessage } from './messages-store.ts'
import { lockReport, ruleOnReports } from './moderation-store.ts'
import { tellRemoved } from './tell-chat.ts'

export default implement(ruleOnChatReport, async (ctx, { reportId, isUpheld }) => {
  const { tx } = ctx
  const before = await lockReport(tx, reportId)
  if (!before) throw ctx.refusal('chat.report.not.found')
  if (before.state === 'open') {
    const by = nameOfActor(ctx.actor)
    const at = ctx.clock.now()
    await ruleOnReports(tx, before.messageId, { state: isUpheld ? 'upheld' : 'dismissed', by, at })
    const removed = isUpheld ? await removeMessage(tx, before.messageId, by, at) : undefined
    if (removed) await tellRemoved(tx, removed)
  }
  const after = await lockReport(tx, reportId)
  return (await describeReports(tx, [after!]))[0]!
})
