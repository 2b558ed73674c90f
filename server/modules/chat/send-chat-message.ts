import { sendChatMessage } from '@croupier/api/chat/send-chat-message.ts'
import { implement } from '../../platform/implement.ts'
import { maskName } from '../figures/index.ts'
import { holdsBlocked, namesContact } from './compare-words.ts'
import { describeMessage, writerOf } from './describe-chat.ts'
import { obstacleOf } from './host.ts'
import { findHost } from './hosts-store.ts'
import { insertMessage, lockSeat, noteSeen, noteWritten } from './messages-store.ts'
import { blockedWords } from './moderation-store.ts'
import { tellWritten } from './tell-chat.ts'

export default implement(sendChatMessage, async (ctx, { modelId, text }) => {
  const { tx, session } = ctx
  const { memberId } = session
  const host = await findHost(tx, modelId)
  if (!host) throw ctx.refusal('chat.host.not.found')
  const now = ctx.clock.now()
  const writer = await writerOf(tx, host, session, now)
  switch (obstacleOf(host, writer)) {
    case 'trial':
      throw ctx.refusal('in_need_true_account')
    case 'closed':
      throw ctx.refusal('chat.closed')
    case 'muted':
      throw ctx.refusal('chat.muted', { until: writer.mute!.until, reason: writer.mute!.reason })
    case 'level':
      throw ctx.refusal('chat.level.needed', { level: host.writeLevel })
    case 'deposit':
      throw ctx.refusal('chat.deposit.needed')
  }
  const { wroteAt } = await lockSeat(tx, memberId, host.id)
  const nextAt = wroteAt === null ? 0 : wroteAt + host.slowSeconds * 1000
  if (now < nextAt) throw ctx.refusal('chat.slow', { until: nextAt })
  if (namesContact(text)) throw ctx.refusal('chat.contact.refused')
  const rules = await blockedWords(tx)
  if (
    holdsBlocked(
      text,
      rules.map(({ compared }) => compared),
    )
  ) {
    throw ctx.refusal('chat.words.blocked')
  }
  const message = await insertMessage(tx, {
    hostId: host.id,
    side: 'member',
    memberId,
    author: maskName(session.account),
    text,
    at: now,
  })
  await noteWritten(tx, memberId, host.id, now)
  await noteSeen(tx, memberId, host.id, message.id.toString())
  await tellWritten(tx, message)
  return { ...describeMessage(message), isOwn: true }
})
