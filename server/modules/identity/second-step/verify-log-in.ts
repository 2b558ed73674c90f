import { verifyLogIn } from '@croupier/api/identity/second-step/verify-log-in.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { type Entry, enterMember } from '../log-in/enter-member.ts'
import { recordLogin, traceOf } from '../log-in/login-records-store.ts'
import { lookWithinLimit } from '../log-in/look-within-limit.ts'
import { beginTicketTry, useTicket } from './login-tickets-store.ts'
import { holdsPassword } from '../passwords/credentials-store.ts'
import { payeeNameOf } from '../members/payee-store.ts'
import { isSameName } from '../members/payee-name.ts'
import type { SecondStep } from './second-steps.ts'
import { authenticatorStepOf } from '../authenticator/authenticator-step.ts'
import { useAuthenticatorStep } from '../authenticator/authenticators-store.ts'
import { secondStepLimit } from './second-step-limit.ts'
import { ticketHolder } from './ticket-holder.ts'
import { confirmCode, type UseUp } from '../codes/confirm-code.ts'

/** What uses this answer up, where it is right. @throws Refusal code.missing, code.wrong, code.expired for a code that was sent */
async function rightAnswer(
  ctx: OwnScope,
  memberId: bigint,
  step: SecondStep,
  code: string,
): Promise<UseUp | undefined> {
  switch (step.method) {
    case 'totp': {
      const at = await authenticatorStepOf(ctx.db, ctx.use(secretsPort), memberId, code, ctx.clock.now())
      if (at === undefined) return undefined
      return async (tx) => {
        if (!(await useAuthenticatorStep(tx, memberId, at))) throw new Refusal('login.verification.wrong')
      }
    }
    case 'bankAccountName': {
      const isRight = isSameName((await payeeNameOf(ctx.db, memberId)) ?? '', code)
      return isRight ? async () => {} : undefined
    }
    case 'sms':
    case 'email':
      if (!step.target) return undefined
      return confirmCode(ctx, { purpose: 'second-step', target: step.target, code, memberId, field: 'code' })
    default:
      return step.method satisfies never
  }
}

export default implement(verifyLogIn, async (ctx, input) => {
  const now = ctx.clock.now()
  const { ticket, member, steps } = await ticketHolder(ctx, input)
  const step = steps.find(({ method }) => method === input.method)
  if (!step) throw ctx.refusal('login.verification.wrong')

  // Over all tickets, since whoever knows the password gets ever new ones.
  const { found: useUp } = await lookWithinLimit(ctx, secondStepLimit(member.id), async () => {
    if (!(await beginTicketTry(ctx.db, input.ticket, now))) throw ctx.refusal('login.verification.expired')
    return rightAnswer(ctx, member.id, step, input.code)
  })
  if (!useUp) {
    await recordLogin(ctx.db, { memberId: member.id, outcome: 'refused', ...traceOf(ctx) })
    throw ctx.refusal('login.verification.wrong')
  }

  const { passwordHash } = member
  const answer = { firstTimeLogin: ticket.firstTime, passwordExpired: ticket.passwordExpired }
  const entry: Entry = {
    deviceId: input.loginDeviceId,
    proves: 'second-step',
    answer,
    password: passwordHash === null ? undefined : { hash: passwordHash, remember: ticket.remembers ?? undefined },
    async stillHolds({ tx }) {
      await useUp(tx)
      return (await useTicket(tx, input.ticket)) && holdsPassword(tx, member.id, passwordHash)
    },
    failure: () => ctx.refusal('login.verification.expired'),
  }
  return enterMember(ctx, member, entry, (token) => ({ token, ...answer }))
})
