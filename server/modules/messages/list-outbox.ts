import { listOutbox } from '@croupier/api/messages/list-outbox.ts'
import { implement } from '../../platform/implement.ts'
import { accountNamesOf } from '../identity/index.ts'
import { describeMessage } from './message.ts'
import { outboxOf } from './messages-store.ts'

export default implement(listOutbox, async (ctx, { before, pageSize }) => {
  const { memberId, account } = ctx.session
  const found = await outboxOf(ctx.db, memberId, before, pageSize + 1)
  const page = found.slice(0, pageSize)
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
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
