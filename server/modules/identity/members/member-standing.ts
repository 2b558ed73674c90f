import type { ReadScope } from '../../../platform/context.ts'
import { lockedNames } from '../log-in/attempts-store.ts'
import { STRANGER_LIMIT } from '../log-in/login-lock.ts'
import { loginGatePort, type RunningBreak } from '../login-gate-port.ts'
import type { Member } from './member.ts'

/** What keeps a member out or from playing, beside the state of their account. */
export interface MemberStanding {
  break: RunningBreak | null
  /** Epoch milliseconds; null where strangers may guess still. */
  lockedUntil: number | null
}

/** How these members stand: two statements, however many there are. */
export async function standingsOf(
  scope: Pick<ReadScope, 'clock' | 'db' | 'use'>,
  members: readonly Pick<Member, 'id' | 'account'>[],
): Promise<(memberId: bigint) => MemberStanding> {
  const breaks = await scope.use(loginGatePort).breaksOf(
    scope,
    members.map(({ id }) => id),
  )
  const names = new Map(members.map(({ id, account }) => [id, account.toLowerCase()]))
  const locked = await lockedNames(scope.db, [...names.values()], STRANGER_LIMIT, scope.clock.now())
  return (memberId) => ({
    break: breaks.get(memberId) ?? null,
    lockedUntil: locked.get(names.get(memberId) ?? '') ?? null,
  })
}
