import type { staffMessage } from '@croupier/api/messages/staff-answers.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { accountNamesOf } from '../identity/index.ts'
import type { Plan, StaffLetter, StaffMessage } from './staff-messages-store.ts'

type Described = z.input<typeof staffMessage>

async function describeLetters(db: Queryable, letters: readonly StaffLetter[]) {
  const names = await accountNamesOf(
    db,
    letters.flatMap(({ memberId, teamOf }) => [memberId, teamOf].filter((id) => id !== null)),
  )
  return (letter: StaffLetter) => {
    const { memberId, currency, kind, teamOf, joinedFrom, joinedBefore, conditions } = letter
    const { isOffer, titles, texts, link, pictures, sentBy, endsAt } = letter
    const group = {
      ...(currency !== null && { currency }),
      ...(kind !== null && { kind }),
      ...(teamOf !== null && { team: names.get(teamOf) ?? '' }),
      ...(joinedFrom !== null && { joinedFrom }),
      ...(joinedBefore !== null && { joinedBefore }),
      ...conditions,
    }
    const isGroup = Object.keys(group).length > 0
    const to = memberId !== null ? 'member' : isGroup ? 'group' : 'all'
    return {
      to: to as 'member' | 'group' | 'all',
      account: memberId === null ? null : (names.get(memberId) ?? ''),
      group: isGroup ? group : null,
      isOffer,
      titles,
      texts,
      link,
      pictures: pictures.length,
      sentBy,
      endsAt,
    }
  }
}

/** Messages as operators see them. */
export async function describeForStaff(
  db: Queryable,
  messages: readonly StaffMessage[],
  now: number,
): Promise<Described[]> {
  const describe = await describeLetters(db, messages)
  return messages.map((message) => {
    const { id, reached, sentAt, endsAt, withdrawnAt } = message
    const isOver = endsAt !== null && endsAt <= now
    const state = withdrawnAt !== null ? 'withdrawn' : isOver ? 'ended' : 'sent'
    return {
      ...describe(message),
      id: id.toString(),
      state,
      reached: reached === null ? null : Number(reached),
      sentAt,
      withdrawnAt,
    }
  })
}

/** What waits for its time, or was called off. */
export async function describePlans(
  db: Queryable,
  plans: readonly Plan[],
  state: 'planned' | 'withdrawn' = 'planned',
): Promise<Described[]> {
  const describe = await describeLetters(db, plans)
  return plans.map((plan) => ({
    ...describe(plan),
    id: plan.id.toString(),
    state,
    reached: null,
    sentAt: plan.sendAt,
    withdrawnAt: null,
  }))
}
