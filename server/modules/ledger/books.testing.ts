import { uuidv7 } from '@croupier/basis/ids.ts'
import type { Database } from '../../platform/database.ts'
import { type Item, type Leg, openAccounts, registerLedgerWords } from './index.ts'

export const MAIN = 1
export const HELD = 2
export const HOUSE = 3

export const kinds = { deposit: 1, stake: 2, win: 3, hold: 4 } as const

/** A small house for tests: its words, an unguarded account, and members with a main and a held purse each. */
export interface Books {
  house: bigint
  otherHouse: bigint
  dollarHouse: bigint
  mains: bigint[]
  helds: bigint[]
}

export async function openBooks(database: Database, members: number): Promise<Books> {
  await registerLedgerWords(database, {
    kinds: Object.entries(kinds).map(([name, id]) => ({ id, name })),
    purses: [
      { id: MAIN, name: 'main' },
      { id: HELD, name: 'held' },
      { id: HOUSE, name: 'house' },
    ],
    units: [
      { code: 'BDT', scale: 6 },
      { code: 'USD', scale: 6 },
    ],
  })
  const owners = Array.from({ length: members }, (_, index) => `member-${index + 1}`)
  const accounts = await openAccounts(database, [
    { owner: 'house', purse: HOUSE, unit: 'BDT', guarded: false },
    { owner: 'other-house', purse: HOUSE, unit: 'BDT', guarded: false },
    { owner: 'house', purse: HOUSE, unit: 'USD', guarded: false },
    ...owners.map((owner) => ({ owner, purse: MAIN, unit: 'BDT', guarded: true })),
    ...owners.map((owner) => ({ owner, purse: HELD, unit: 'BDT', guarded: true })),
  ])
  const [house, otherHouse, dollarHouse] = accounts as [bigint, bigint, bigint]
  return {
    house,
    otherHouse,
    dollarHouse,
    mains: accounts.slice(3, 3 + members),
    helds: accounts.slice(3 + members),
  }
}

/** An item with a fresh key. */
export function itemOf(legs: Leg[], rest: Partial<Item> = {}): Item {
  return { key: uuidv7(), kind: kinds.deposit, reference: 'test', legs, ...rest }
}

export function move(from: bigint, to: bigint, amount: bigint, rest: Partial<Item> = {}): Item {
  return itemOf([{ from, to, amount }], rest)
}
