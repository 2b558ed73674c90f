import { listInbox } from '@croupier/api/messages/list-inbox.ts'
import { assert } from '@croupier/basis/assert.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../platform/implement.ts'
import { describeMessage } from './message.ts'
import { inboxOf } from './messages-store.ts'
import { readerOf } from './reader.ts'
import { sendersOf } from './senders.ts'

export default implement(listInbox, async (ctx, { origin, state, before, pageSize, language }) => {
  const reader = await readerOf(ctx.db, ctx.session.memberId)
  assert(reader, 'a session is a member’s')
  const told = language ? matchLanguage(language, ctx.language, isLanguage) : ctx.language
  const found = await inboxOf(ctx.db, reader, { origin, isUnreadOnly: state === 'unread', before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  const senders = await sendersOf(ctx.db, page)
  return {
    list: page.map((message) => describeMessage(message, senders(message), told)),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
