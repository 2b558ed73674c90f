import type { OwnScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { deviceHashOf } from '../sessions/devices-store.ts'
import { findTicket, type LoginTicket } from './login-tickets-store.ts'
import { type Credentials, findCredentialsOf } from '../passwords/credentials-store.ts'
import { isStampOf } from '../passwords/password-stamp.ts'
import { type SecondStep, secondStepsOf } from './second-steps.ts'

/**
 * Whose log-in a ticket goes on with, and how it may. A ticket belongs to the device that got it, and to the password
 * that was good then.
 * @throws Refusal login.verification.expired
 */
export async function ticketHolder(
  ctx: OwnScope,
  given: { ticket: string; loginDeviceId?: string | undefined },
): Promise<{ ticket: LoginTicket; member: Credentials; steps: SecondStep[] }> {
  const ticket = await findTicket(ctx.db, given.ticket, ctx.clock.now())
  const device = deviceHashOf(given.loginDeviceId)
  const isSameDevice = ticket?.deviceHash === null || (device && ticket?.deviceHash.equals(device))
  const member = ticket && isSameDevice ? await findCredentialsOf(ctx.db, ticket.memberId) : undefined
  if (!ticket || !member || !isStampOf(ticket.passwordStamp, member.passwordHash)) {
    throw new Refusal('login.verification.expired')
  }
  return { ticket, member, steps: await secondStepsOf(ctx.db, member.id) }
}
