import { showSmsGateway } from '@croupier/api/messaging/show-sms-gateway.ts'
import { implement } from '../../platform/implement.ts'
import { describeSmsGateway } from './sms-gateway.ts'
import { findSmsGateway } from './sms-gateway-store.ts'

export default implement(showSmsGateway, async (ctx) => {
  const stored = await findSmsGateway(ctx.db)
  return { gateway: stored ? describeSmsGateway(stored) : null }
})
