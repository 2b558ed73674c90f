import type { RefusalCode } from '@croupier/api/refusals.ts'
import type { ReadScope } from '../../platform/context.ts'
import { port } from '../../platform/port.ts'

export type LoginGateVerdict =
  | { allowed: true }
  | { allowed: false; reason: Extract<RefusalCode, 'login.excluded'>; until?: number }

/** May this member come in? Asked once the password was right. Safeguards knows of breaks and exclusions. */
export interface LoginGate {
  mayLogIn(scope: ReadScope, memberId: bigint): Promise<LoginGateVerdict>
}

export const loginGatePort = port<LoginGate>('identity.loginGate')
