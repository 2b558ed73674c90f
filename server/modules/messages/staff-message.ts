import type { staffMessage } from '@croupier/api/messages/staff-answers.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { accountNamesOf } from '../identity/index.ts'
import type { StaffMessage } from './staff-messages-store.ts'

/** Messages as operators see them. */
export async function describeForStaff(
  db: Queryable,
  messages: readonly StaffMessage[],
): Promise<z.input<typeof staffMessage>[]> {
  const names = await accountNamesOf(
    db,
    messages.flatMap(({ memberId, teamOf }) => [memberId, teamOf].filter((id) => id !== null)),
  )
  return messages.map((message) => {
    const { id, memberId, currency, kind, teamOf, joinedFrom, joinedBefore, titles, texts, link } = message
    const group = {
      ...(currency !== null && { currency }),
      ...(kind !== null && { kind }),
      ...(teamOf !== null && { team: names.get(teamOf) ?? '' }),
      ...(joinedFrom !== null && { joinedFrom }),
      ...(joinedBefore !== null && { joinedBefore }),
    }
    const isGroup = Object.keys(group).length > 0
    const to = memberId !== null ? 'member' : isGroup ? 'group' : 'all'
    return {
      id: id.toString(),
      to: to as 'member' | 'group' | 'all',
      account: memberId === null ? null : (names.get(memberId) ?? ''),
      group: isGroup ? group : null,
      titles,
      texts,
      link,
      sentBy: message.sentBy,
      sentAt: message.sentAt,
      withdrawnAt: message.withdrawnAt,
    }
  })
}
