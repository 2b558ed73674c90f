import { Refusal } from '../../../platform/refusal.ts'
import type { Member } from '../members/member.ts'

/**
 * May this account be opened at all? Asked only of who has shown that it is his: a stranger must not learn what became of
 * an account.
 * @throws Refusal login.frozen, login.closed
 */
export function requireActive({ state }: Pick<Member, 'state'>): void {
  if (state === 'frozen') throw new Refusal('login.frozen')
  if (state === 'closed') throw new Refusal('login.closed')
}
