import type { RefusalCode } from '@croupier/api/refusals.ts'
import type { ReadScope } from '../../platform/context.ts'
import { port } from '../../platform/port.ts'

export type LoginGateVerdict =
  | { allowed: true }
  | { allowed: false; reason: Extract<RefusalCode, 'login.excluded'>; until?: number }

/** A break that runs. */
export interface RunningBreak {
  /** Whether the member may not log in either. */
  isExclusion: boolean
  /** Epoch milliseconds; null: for ever. */
  endsAt: number | null
}

/** What breaks and exclusions refuse, of which safeguards knows. */
export interface LoginGate {
  /** May this member come in? Asked once the password was right. */
  mayLogIn(scope: ReadScope, memberId: bigint): Promise<LoginGateVerdict>
  /** May this member choose to be sent offers? */
  mayGetOffers(scope: ReadScope, memberId: bigint): Promise<LoginGateVerdict>
  /** The breaks that those of these members are on who are on one. */
  breaksOf(
    scope: Pick<ReadScope, 'clock' | 'db'>,
    memberIds: readonly bigint[],
  ): Promise<ReadonlyMap<bigint, RunningBreak>>
}

export const loginGatePort = port<LoginGate>('identity.loginGate')
