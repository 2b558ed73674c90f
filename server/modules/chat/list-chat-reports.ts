import { listChatReports } from '@croupier/api/chat/list-chat-reports.ts'
import { implement } from '../../platform/implement.ts'
import { describeReports } from './describe-report.ts'
import { listReports } from './moderation-store.ts'

export default implement(listChatReports, async (ctx, { state, after, pageSize }) => {
  const found = await listReports(ctx.db, { state, after, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: await describeReports(ctx.db, page),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
