import type { RefusalCode } from '@croupier/api/refusals.ts'
import type { ReadScope } from '../../platform/context.ts'
import { port } from '../../platform/port.ts'

export type LoginGateVerdict =
  | { allowed: true }
  | { allowed: false; reason: Extract<RefusalCode, 'login.excluded'>; until?: number }

/** What breaks and exclusions refuse, of which safeguards knows. */
export interface LoginGate {
  /** May this member come in? Asked once the password was right. */
  mayLogIn(scope: ReadScope, memberId: bigint): Promise<LoginGateVerdict>
  /** May this member choose to be sent offers? */
  mayGetOffers(scope: ReadScope, memberId: bigint): Promise<LoginGateVerdict>
}

export const loginGatePort = port<LoginGate>('identity.loginGate')
