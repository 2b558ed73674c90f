import { openChat } from '@croupier/api/feedback/open-chat.ts'
import { implement } from '../../platform/implement.ts'
import { changeConversation, insertConversation, openChatOf } from './conversations-store.ts'
import { memberDetail } from './describe-case.ts'

export default implement(openChat, async (ctx) => {
  const { tx } = ctx
  const { memberId, account } = ctx.session
  const before = await openChatOf(tx, memberId)
  if (before) return memberDetail(tx, before)
  const now = ctx.clock.now()
  const opened = await insertConversation(tx, {
    kind: 'chat',
    type: 0,
    memberId,
    sender: account,
    language: ctx.language,
    openedAt: now,
  })
  // Nobody waits for an answer before something was said.
  return memberDetail(tx, await changeConversation(tx, opened, { state: 'answered', seenAt: now }))
})
