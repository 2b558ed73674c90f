import { listChatMutes } from '@croupier/api/chat/list-chat-mutes.ts'
import { implement } from '../../platform/implement.ts'
import { describeMutes } from './describe-staff-chat.ts'
import { runningMutes } from './moderation-store.ts'

export default implement(listChatMutes, async (ctx) => ({
  list: await describeMutes(ctx.db, await runningMutes(ctx.db, ctx.clock.now())),
}))
