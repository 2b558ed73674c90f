import { sendLogInCode } from '@croupier/api/identity/second-step/send-log-in-code.ts'
import { implement } from '../../../platform/implement.ts'
import { ticketHolder } from './ticket-holder.ts'
import { sendCode } from '../codes/send-code.ts'

export default implement(sendLogInCode, async (ctx, input) => {
  const { member, steps } = await ticketHolder(ctx, input)
  const target = steps.find(({ method }) => method === input.method)?.target
  if (!target) throw ctx.refusal('login.verification.wrong')
  return sendCode(ctx, { purpose: 'second-step', target, memberId: member.id, isOwner: true })
})
