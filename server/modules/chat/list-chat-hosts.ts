import { listChatHosts } from '@croupier/api/chat/list-chat-hosts.ts'
import { implement } from '../../platform/implement.ts'
import { describeHost } from './describe-staff-chat.ts'
import { allHosts } from './hosts-store.ts'
import { openReportsByHost } from './moderation-store.ts'

export default implement(listChatHosts, async (ctx) => {
  const reports = await openReportsByHost(ctx.db)
  return { list: (await allHosts(ctx.db)).map((host) => describeHost(host, reports.get(host.id) ?? 0)) }
})
