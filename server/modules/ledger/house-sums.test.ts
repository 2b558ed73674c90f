import { uuidv7 } from '@croupier/basis/ids.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { type Books, kinds, openBooks } from './books.testing.ts'
import { registerLedgerWords, sumHouseOnce, transfer } from './index.ts'

const BET = 40
const HOUR = 3_600_000

const database = useDatabase()
let books: Books

beforeAll(async () => {
  books = await openBooks(database(), 2)
  await registerLedgerWords(database(), { kinds: [{ id: BET, name: 'bet' }] })
})

const move = (from: bigint, to: bigint, amount: bigint, kind: number = kinds.deposit) =>
  database().transaction((tx) => transfer(tx, { key: uuidv7(), kind, reference: 'test', from, to, amount }))

const summed = () =>
  database().many<{ purse: string; unit: string; lines: number; amount: bigint }>(sql`
    select purse, unit, sum(lines)::int as lines, sum(amount)::bigint as amount
    from ledger.house_sum_view
    group by 1, 2
    order by 1, 2`)

describe('what the house’s accounts received and gave', () => {
  it('[H-09] is summed beside bets and wins, in the house’s sign, each line once', async () => {
    const [one, other] = books.mains as [bigint, bigint]
    const [held] = books.helds as [bigint]
    await move(books.house, one, 1_000n)
    await move(books.otherHouse, other, 40n)
    await move(one, books.house, 30n, kinds.hold)
    await move(one, books.house, 500n, BET)
    await move(one, held, 100n)

    // Nothing is summed that may not be committed yet.
    expect(await sumHouseOnce(database())).toBe(false)
    expect(await summed()).toEqual([])
    while (await sumHouseOnce(database(), Date.now() + HOUR));
    const sums = [{ purse: 'house', unit: 'BDT', lines: 3, amount: -1_010n }]
    expect(await summed()).toEqual(sums)
    while (await sumHouseOnce(database(), Date.now() + HOUR));
    expect(await summed()).toEqual(sums)
  })

  it('[H-09] is what they hold, of every kind but bets and wins', async () => {
    const { held } = await database().one<{ held: bigint }>(sql`
      select (sum(balance) - 500)::bigint as held
      from ledger.balance_view
      where not guarded and unit = 'BDT'`)
    expect((await summed()).map(({ amount }) => amount)).toEqual([held])
  })
})
