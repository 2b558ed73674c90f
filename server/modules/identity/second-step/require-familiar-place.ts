import type { OwnScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isModuleOn } from '../../settings/index.ts'
import { deviceHashOf } from '../sessions/devices-store.ts'
import type { Entry } from '../log-in/enter-member.ts'
import { issueTicket } from './login-tickets-store.ts'
import type { Member } from '../members/member.ts'
import { findCredentialsOf } from '../passwords/credentials-store.ts'
import { passwordStamp } from '../passwords/password-stamp.ts'
import { isFamiliarPlace } from '../sessions/places-store.ts'
import { secondStepsOf } from './second-steps.ts'

/**
 * From a new device on a new network a log-in owes a second step, where the operator wants it (LOGINIPVERF3). Either of
 * them known is enough; so is a first log-in, which has no place to differ from. Who has bound nothing is let in: there
 * is nothing they could be asked.
 * @throws Refusal login.verification.required; its value holds the methods, masked targets, and the ticket to go on with
 */
export async function requireFamiliarPlace(ctx: OwnScope, member: Member, entry: Entry): Promise<void> {
  if (!isModuleOn(ctx, 'LOGINIPVERF3')) return
  const place = { deviceId: entry.deviceId, ip: ctx.visit?.ip ?? null }
  if (await isFamiliarPlace(ctx.db, member.id, place)) return
  const steps = await secondStepsOf(ctx.db, member.id)
  if (steps.length === 0) return

  const passwordHash = entry.password?.hash ?? (await findCredentialsOf(ctx.db, member.id))?.passwordHash ?? null
  const ticket = await issueTicket(
    ctx.db,
    {
      memberId: member.id,
      deviceHash: deviceHashOf(entry.deviceId) ?? null,
      passwordStamp: passwordStamp(passwordHash),
      firstTime: entry.answer?.firstTimeLogin ?? false,
      passwordExpired: entry.answer?.passwordExpired ?? false,
      remembers: entry.password?.remember ?? null,
    },
    ctx.clock.now(),
  )
  throw new Refusal('login.verification.required', {
    methods: steps.map(({ method }) => method),
    targets: Object.fromEntries(
      steps.flatMap(({ method, masked }) => (masked === undefined ? [] : [[method, masked]])),
    ),
    ticket,
  })
}
