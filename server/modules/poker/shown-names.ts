import type { Queryable } from '../../platform/database.ts'
import { maskName, namedAmong } from '../figures/index.ts'

interface Person {
  memberId: bigint
  account: string
}

/** What one of those who look is told of others' names: nothing, but a part of those who have chosen it. */
export type ShownNames = (person: Person) => string | null

/** Their own name a viewer is told whole. */
export async function shownNames(
  db: Queryable,
  viewer: bigint,
  people: readonly Pick<Person, 'memberId'>[],
): Promise<ShownNames> {
  const named = await namedAmong(
    db,
    people.map(({ memberId }) => memberId),
  )
  return ({ memberId, account }) => {
    if (memberId === viewer) return account
    return named.has(memberId) ? maskName(account) : null
  }
}
