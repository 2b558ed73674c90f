import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import { withdrawStaffMessage } from '@croupier/api/messages/withdraw-staff-message.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../../platform/live.ts'
import { describeForStaff } from './staff-message.ts'
import { withdrawOfStaff } from './staff-messages-store.ts'

export default implement(withdrawStaffMessage, async (ctx, { id }) => {
  const now = ctx.clock.now()
  const message = await withdrawOfStaff(ctx.tx, id, now)
  if (!message) throw ctx.refusal('message.not.found')
  const { memberId } = message
  await tell(ctx.tx, memberId === null ? { to: 'everyone' } : { to: 'member', id: memberId }, messageArrived, {})
  const [described] = await describeForStaff(ctx.tx, [message], now)
  return described!
})
