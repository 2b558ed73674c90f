import { Refusal } from '../../../platform/refusal.ts'
import type { Member } from '../members/member.ts'

/**
 * Whether this account may be opened at all. Asked only after the proof of identity: a stranger must not learn the
 * state of an account.
 * @throws Refusal login.frozen, login.closed
 */
export function requireActive({ state }: Pick<Member, 'state'>): void {
  if (state === 'frozen') throw new Refusal('login.frozen')
  if (state === 'closed') throw new Refusal('login.closed')
}
