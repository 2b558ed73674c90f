import { openStaffLiveSocket } from '@croupier/api/live/open-live-socket.ts'
import { implement } from '../../platform/implement.ts'
import { issueTicket } from '../../platform/live.ts'

export default implement(openStaffLiveSocket, (ctx) => {
  const { staffId, sessionId } = ctx.session
  return issueTicket(ctx.tx, { kind: 'staff', accountId: staffId, sessionId })
})
