import { listOutbox } from '@croupier/api/messages/list-outbox.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { accountNamesOf } from '../identity/index.ts'
import { describeMessage } from './message.ts'
import { outboxOf } from './messages-store.ts'

export default implement(listOutbox, async (ctx, { before, pageSize }) => {
  const { memberId, account } = ctx.session
  const { rows: page, next } = await readPage(pageSize, byId, (limit) => outboxOf(ctx.db, memberId, before, limit))
  const names = await accountNamesOf(
    ctx.db,
    page.flatMap((message) => message.memberId ?? []),
  )
  return {
    list: page.map((message) => ({
      ...describeMessage(message, account, ctx.language),
      // Whether somebody else has read it is theirs to say.
      readAt: null,
      recipient: message.memberId === null ? '' : (names.get(message.memberId) ?? ''),
    })),
    next,
  }
})
