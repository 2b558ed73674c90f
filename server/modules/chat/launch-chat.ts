import { CHAT_PAGE } from '@croupier/api/chat/chat-answers.ts'
import { launchChat } from '@croupier/api/chat/launch-chat.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../platform/implement.ts'
import { describeModel, describePermission, pageOfMessages, writerOf } from './describe-chat.ts'
import { findHost } from './hosts-store.ts'
import { noteSeen } from './messages-store.ts'
import { followedRoom } from './tell-chat.ts'

export default implement(launchChat, async (ctx, { modelId, language: asked }) => {
  const { tx, session } = ctx
  const host = await findHost(tx, modelId)
  if (!host) throw ctx.refusal('chat.host.not.found')
  const language = asked ? matchLanguage(asked, ctx.language, isLanguage) : ctx.language
  const page = await pageOfMessages(tx, host.id, session.memberId, { limit: CHAT_PAGE })
  if (!session.isTrial) await noteSeen(tx, session.memberId, host.id, page.messages.at(-1)?.id ?? '0')
  return {
    ...page,
    model: describeModel(ctx, host, language),
    permission: describePermission(host, await writerOf(tx, host, session, ctx.clock.now())),
    follow: followedRoom(host.id),
  }
})
