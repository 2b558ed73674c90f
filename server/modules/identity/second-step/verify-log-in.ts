import { verifyLogIn } from '@croupier/api/identity/verify-log-in.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { beginAttempt, forgiveAttempt } from '../log-in/attempts-store.ts'
import { enterMember } from '../log-in/enter-member.ts'
import { STRANGER_LIMIT } from '../log-in/login-lock.ts'
import { recordLogin, traceOf } from '../log-in/login-records-store.ts'
import { beginTicketTry, useTicket } from './login-tickets-store.ts'
import { holdsPassword } from '../members/members-store.ts'
import { payeeNameOf } from '../members/payee-store.ts'
import { isSameName } from '../members/payee-name.ts'
import type { SecondStep } from './second-steps.ts'
import { takeAuthenticatorCode } from '../authenticator/take-authenticator-code.ts'
import { ticketHolder } from './ticket-holder.ts'
import { takeCode } from '../codes/verification.ts'

/** @throws Refusal code.missing, code.wrong, code.expired for a code that was sent */
async function isAnswerRight(ctx: OwnScope, memberId: bigint, step: SecondStep, code: string): Promise<boolean> {
  switch (step.method) {
    case 'totp':
      return takeAuthenticatorCode(ctx.db, ctx.use(secretsPort), memberId, code, ctx.clock.now())
    case 'bankAccountName':
      return isSameName((await payeeNameOf(ctx.db, memberId)) ?? '', code)
    case 'sms':
    case 'email':
      if (!step.target) return false
      await takeCode(ctx, { purpose: 'second-step', target: step.target, code, memberId, field: 'code' })
      return true
    default:
      return step.method satisfies never
  }
}

export default implement(verifyLogIn, async (ctx, input) => {
  const now = ctx.clock.now()
  const { ticket, member, steps } = await ticketHolder(ctx, input)
  const step = steps.find(({ method }) => method === input.method)
  if (!step) throw ctx.refusal('login.verification.wrong')

  // Counted first, forgiven afterwards: over all tickets, since whoever knows the password gets ever new ones.
  const key = { kind: 'second-step', subject: member.id.toString() } as const
  const attempt = await beginAttempt(ctx.db, key, now)
  if (attempt.failures > STRANGER_LIMIT) throw ctx.refusal('login.locked', { until: attempt.windowEndsAt })
  if (!(await beginTicketTry(ctx.db, input.ticket, now))) throw ctx.refusal('login.verification.expired')

  if (!(await isAnswerRight(ctx, member.id, step, input.code))) {
    await recordLogin(ctx.db, { memberId: member.id, outcome: 'refused', ...traceOf(ctx) })
    throw ctx.refusal('login.verification.wrong')
  }
  await forgiveAttempt(ctx.db, key, 'all')

  const { passwordHash } = member
  const answer = { firstTimeLogin: ticket.firstTime, passwordExpired: ticket.passwordExpired }
  const token = await enterMember(ctx, member, {
    deviceId: input.loginDeviceId,
    proves: 'second-step',
    answer,
    password: passwordHash === null ? undefined : { hash: passwordHash, remember: ticket.remembers ?? undefined },
    stillHolds: async (tx) => (await useTicket(tx, input.ticket)) && holdsPassword(tx, member.id, passwordHash),
    failure: () => ctx.refusal('login.verification.expired'),
  })
  return { token, ...answer }
})
