import { listStaffChatMessages } from '@croupier/api/chat/list-staff-chat-messages.ts'
import { implement } from '../../platform/implement.ts'
import { describeForStaff } from './describe-staff-chat.ts'
import { hostByCode } from './hosts-store.ts'
import { messagesOf } from './messages-store.ts'

export default implement(listStaffChatMessages, async (ctx, { code, before, pageSize }) => {
  const host = await hostByCode(ctx.db, code)
  if (!host) throw ctx.refusal('chat.host.not.found')
  const found = await messagesOf(ctx.db, { hostId: host.id, before, withRemoved: true, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: await describeForStaff(ctx.db, page),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
