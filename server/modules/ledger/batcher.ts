import type { Database } from '../../platform/database.ts'
import { createLanes, type Lanes, type LanesOptions } from './lanes.ts'
import { type Answer, decodeAnswers, type Item, type PostedRow } from './posting.ts'
import { postStatement, SINGLE_LEGS_SETTINGS, singleLegsStatement } from './postings-store.ts'
import { decodeSingleLegs, isSingleLeg } from './single-legs.ts'

/**
 * Posts groups from many callers together, each in no caller's transaction: what is answered is committed.
 * `submit` takes one group, applied wholly or not at all; `busy` means nothing was sent.
 */
export type Batcher = Lanes<readonly Item[], Answer>

export function createBatcher(database: Database, options: LanesOptions = {}): Batcher {
  // Accounts an answer has shown to be unguarded, which they stay. Those not yet met are posted the complete way.
  const houses = new Set<bigint>()
  return createLanes<readonly Item[], Answer>(
    database,
    {
      name: 'ledger post',
      keysOf: (group) => group.map((item) => item.key),
      statement: postStatement,
      answers(groups, rows) {
        const answers = decodeAnswers(groups, rows[0] as PostedRow)
        for (const [at, answer] of answers.entries()) {
          if (answer !== 'locked' && answer.outcome === 'applied') learnHouses(houses, groups[at] ?? [], answer)
        }
        return answers
      },
      shortcut: {
        settings: SINGLE_LEGS_SETTINGS,
        fits: (group) => isSingleLeg(group, houses),
        claimsOf: (group) => guardedOf(group, houses),
        statement: (groups) => singleLegsStatement(groups, houses),
        answers: (groups, rows) => decodeSingleLegs(groups, (rows[0] as { applied: string | null }).applied, houses),
      },
    },
    options,
  )
}

function learnHouses(houses: Set<bigint>, group: readonly Item[], answer: Answer): void {
  for (const [at, item] of group.entries()) {
    for (const [legAt, { from, to }] of item.legs.entries()) {
      const sides = answer.items[at]?.legs[legAt]
      if (!sides) continue
      if (!sides.from) houses.add(from)
      if (!sides.to) houses.add(to)
    }
  }
}

function guardedOf(group: readonly Item[], houses: ReadonlySet<bigint>): bigint[] {
  const guarded: bigint[] = []
  for (const item of group) {
    for (const { from, to } of item.legs) {
      if (!houses.has(from)) guarded.push(from)
      if (!houses.has(to)) guarded.push(to)
    }
  }
  return guarded
}
