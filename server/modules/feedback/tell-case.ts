import { caseChanged } from '@croupier/api/live/case-changed.ts'
import type { Tx } from '../../platform/database.ts'
import { tell } from '../../platform/live.ts'
import type { Conversation } from './conversation.ts'

/** Tells the open pages of a conversation's member and of the staff. */
export async function tellCase(tx: Tx, { id, memberId }: Pick<Conversation, 'id' | 'memberId'>): Promise<void> {
  const payload = { caseId: id.toString() }
  if (memberId !== null) await tell(tx, { to: 'member', id: memberId }, caseChanged, payload)
  await tell(tx, { to: 'staff' }, caseChanged, payload)
}
