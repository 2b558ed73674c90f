import { openLiveSocket } from '@croupier/api/live/open-live-socket.ts'
import { implement } from '../../platform/implement.ts'
import { issueTicket } from '../../platform/live.ts'

export default implement(openLiveSocket, (ctx) => {
  const { memberId, sessionId } = ctx.session
  return issueTicket(ctx.tx, { kind: 'member', accountId: memberId, sessionId })
})
