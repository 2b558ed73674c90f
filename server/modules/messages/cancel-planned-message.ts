import { cancelPlannedMessage } from '@croupier/api/messages/cancel-planned-message.ts'
import { implement } from '../../platform/implement.ts'
import { describePlans } from './staff-message.ts'
import { endPlan, lockPlan } from './staff-messages-store.ts'

export default implement(cancelPlannedMessage, async (ctx, { id }) => {
  const plan = await lockPlan(ctx.tx, id)
  if (!plan) throw ctx.refusal('message.not.found')
  if (plan.state === 'sent') throw ctx.refusal('message.sent')
  if (plan.state === 'planned') await endPlan(ctx.tx, plan.id, { state: 'cancelled', messageId: null })
  const [described] = await describePlans(ctx.tx, [plan], 'withdrawn')
  return described!
})
