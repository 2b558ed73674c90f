import type { Queryable } from '../../platform/database.ts'
import { accountNamesOf } from '../identity/index.ts'
import type { Message } from './message.ts'

/** Who wrote each message: an agent or a member by their account, null for the house. */
export async function sendersOf(
  db: Queryable,
  messages: readonly Message[],
): Promise<(message: Message) => string | null> {
  const names = await accountNamesOf(
    db,
    messages.flatMap(({ senderId }) => senderId ?? []),
  )
  return ({ senderId }) => (senderId === null ? null : (names.get(senderId) ?? ''))
}
