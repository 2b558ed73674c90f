import type { Queryable } from '../../../platform/database.ts'
import { ancestorsOfMany } from '../../identity/index.ts'
import { type Move, movesOf } from './moves-store.ts'

/** The uplines of members, and those before they were moved. */
export interface Places {
  /** Everybody who is somewhere in it. */
  ids: readonly bigint[]
  /** A member, then everybody above on that day of the merchant's calendar, up to the house. */
  chainOn(memberId: bigint, day: string): bigint[]
  /**
   * Who stood above a member just before a moment, from the next on, and since when the member stood below each: the last
   * move of the member or of anybody between. Epoch milliseconds; 0: ever. Without a moment: as they stand.
   */
  standingAt(memberId: bigint, moment?: number): Map<bigint, number>
}

/** @param moves the earliest first */
export function placesFrom(parents: ReadonlyMap<bigint, bigint>, moves: readonly Move[]): Places {
  const movesBy = Map.groupBy(moves, ({ memberId }) => memberId)
  const parentOn = (id: bigint, day: string) =>
    movesBy.get(id)?.find((move) => day < move.day)?.fromId ?? parents.get(id)
  return {
    ids: [...new Set([...parents.keys(), ...parents.values()])],
    chainOn(memberId, day) {
      const chain = [memberId]
      for (let above = parentOn(memberId, day); above !== undefined; above = parentOn(above, day)) chain.push(above)
      return chain
    },
    standingAt(memberId, moment = Number.POSITIVE_INFINITY) {
      const standing = new Map<bigint, number>()
      let since = 0
      for (let id: bigint | undefined = memberId; ; ) {
        const own: readonly Move[] = movesBy.get(id) ?? []
        since = Math.max(since, own.findLast(({ at }) => at < moment)?.at ?? 0)
        id = own.find(({ at }) => at >= moment)?.fromId ?? parents.get(id)
        if (id === undefined) return standing
        standing.set(id, since)
      }
    },
  }
}

/** Reads all places that these members ever had. */
export async function placesOf(db: Queryable, memberIds: readonly bigint[]): Promise<Places> {
  const parents = new Map<bigint, bigint>()
  const moves: Move[] = []
  for (let asked = [...memberIds]; asked.length > 0; ) {
    const met = new Set<bigint>()
    for (const [id, above] of await ancestorsOfMany(db, asked)) {
      const chain = [id, ...above]
      for (const [place, one] of chain.entries()) {
        if (parents.has(one)) break
        met.add(one)
        const parent = chain[place + 1]
        if (parent !== undefined) parents.set(one, parent)
      }
    }
    const found = await movesOf(db, [...met])
    moves.push(...found)
    asked = [...new Set(found.map(({ fromId }) => fromId))].filter((id) => !parents.has(id))
  }
  return placesFrom(
    parents,
    moves.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
  )
}
