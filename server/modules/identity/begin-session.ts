import type { WriteScope } from '../../platform/context.ts'
import { rememberDevice } from './devices-store.ts'
import { loggedIn } from './events.ts'
import { recordLogin } from './login-records-store.ts'
import { isTrialType, sessionHours } from './member.ts'
import { rememberNetwork } from './networks-store.ts'
import { openSession } from './sessions-store.ts'

/** Opens a session with all that is remembered of a log-in, in the caller's transaction. Answers the token. */
export async function beginSession(
  scope: WriteScope,
  member: { id: bigint; type: number },
  login: { deviceId: string | undefined; isFirst: boolean },
): Promise<{ id: bigint; token: string }> {
  const now = scope.clock.now()
  const ip = scope.visit?.ip ?? null
  const userAgent = scope.visit?.userAgent || null
  const session = await openSession(scope.tx, {
    memberId: member.id,
    hours: sessionHours(member.type),
    now,
    ip,
    userAgent,
  })
  await recordLogin(scope.tx, { memberId: member.id, at: now, outcome: 'done', ip, userAgent })
  await rememberDevice(scope.tx, member.id, login.deviceId, now, userAgent)
  if (ip !== null && !isTrialType(member.type)) await rememberNetwork(scope.tx, member.id, ip, now)
  scope.announce(loggedIn({ memberId: member.id.toString(), sessionId: session.id.toString(), isFirst: login.isFirst }))
  return session
}
