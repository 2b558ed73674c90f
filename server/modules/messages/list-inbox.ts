import { listInbox } from '@croupier/api/messages/list-inbox.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeMessage } from './message.ts'
import { inboxOf } from './messages-store.ts'
import { sendersOf } from './senders.ts'

export default implement(listInbox, async (ctx, { origin, state, before, pageSize, language }) => {
  const told = language ? matchLanguage(language, ctx.language, isLanguage) : ctx.language
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    inboxOf(ctx.db, ctx.session.memberId, { origin, isUnreadOnly: state === 'unread', before, limit }),
  )
  const senders = await sendersOf(ctx.db, page)
  return {
    list: page.map((message) => describeMessage(message, senders(message), told)),
    next,
  }
})
