import { listPlannedMessages } from '@croupier/api/messages/list-planned-messages.ts'
import { implement } from '../../platform/implement.ts'
import { describePlans } from './staff-message.ts'
import { waitingPlans } from './staff-messages-store.ts'

const LISTED = 100

export default implement(listPlannedMessages, async (ctx) => ({
  list: await describePlans(ctx.db, await waitingPlans(ctx.db, LISTED)),
}))
