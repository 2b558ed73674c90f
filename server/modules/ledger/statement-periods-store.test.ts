import { type Queryable, type Sql, sql } from '../../platform/database.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Books, move, openBooks } from './books.testing.ts'
import { countStatement, post, type StatementLine, statementWithin } from './index.ts'

const database = useDatabase()
let books: Books
let account: bigint
let now: number

const HOUR = 3_600_000
const LINES = 40

beforeAll(async () => {
  books = await openBooks(database(), 1)
  account = books.mains[0] as bigint
  // Keys up to two days old, in no order: the order of a statement is the order of posting.
  for (let line = 1; line <= LINES; line += 1) {
    const age = line % 5 === 0 ? 47 * HOUR : line % 7 === 0 ? -9 * 60_000 : (line * 37) % 600_000
    const item = move(books.house, account, BigInt(line), {
      key: uuidv7(Date.now() - age),
      kind: line % 10 === 0 ? 2 : 1,
    })
    await database().transaction((tx) => post(tx, [item]))
  }
  now = Date.now() + 1_000
})

const seqs = (lines: StatementLine[]) => lines.map((line) => Number(line.seq))
const downFrom = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, index) => first - index)

describe('a statement within a period', () => {
  it('reads on to the end without a gap or a repeat', async () => {
    const period = { account, from: now - 60 * HOUR, until: now }
    const read: number[] = []
    let page = await statementWithin(database(), period, { skipped: 0, limit: 7 })
    while (page.length > 0) {
      read.push(...seqs(page))
      const { seq, postedAt } = page.at(-1)!
      page = await statementWithin(database(), period, { before: { seq, postedAt }, skipped: 0, limit: 7 })
    }

    expect(read).toEqual(downFrom(LINES, 1))
  })

  it('skips lines for a page asked for by number', async () => {
    const period = { account, from: now - 60 * HOUR, until: now }

    expect(seqs(await statementWithin(database(), period, { skipped: 30, limit: 20 }))).toEqual(downFrom(10, 1))
    expect(await countStatement(database(), period)).toBe(BigInt(LINES))
  })

  it('separates kinds, wanted or not', async () => {
    const period = { account, from: now - 60 * HOUR, until: now }
    const rare = await statementWithin(database(), { ...period, kinds: { only: [2] } }, { skipped: 0, limit: 50 })
    const rest = await statementWithin(database(), { ...period, kinds: { but: [2] } }, { skipped: 0, limit: 50 })

    expect(seqs(rare)).toEqual([40, 30, 20, 10])
    expect(rest).toHaveLength(LINES - 4)
  })

  it('holds what was posted within it, whatever its key says', async () => {
    const early = { account, from: now - 60 * HOUR, until: now - 10 * HOUR }

    expect(await statementWithin(database(), early, { skipped: 0, limit: 50 })).toEqual([])
    expect(await countStatement(database(), early)).toBe(0n)
  })

  it('reads by the account’s index, and of the period’s partitions alone', async () => {
    const { rows } = await database().pool.query(
      `explain (costs off) select count(*) from ledger.journal j
       where j.account_id = $1 and j.key >= ledger.key_at(now() - interval '1 hour') and j.key < ledger.key_at(now())`,
      [account],
    )
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')

    expect(plan).toMatch(/account_id = /)
    expect(plan).not.toContain('Seq Scan')
  })
})

describe('[B-08] a period of a statement whose lines stand a little out of order', () => {
  const COUNT = 400
  const BEGINS = Date.now() - 30 * HOUR
  let busy: bigint
  const posted: number[] = []

  beforeAll(async () => {
    busy = (await openBooks(database(), 2)).mains[1] as bigint
    // Lines two seconds to a minute apart, each up to fifty seconds late for its number; some keys are far from them.
    for (let line = 1, at = BEGINS; line <= COUNT; line += 1, at += ((line * 7919) % 58_000) + 2_000) {
      posted.push(at + ((line * 104_729) % 50_000))
    }
    const keys = posted.map((at, index) =>
      uuidv7(at - (index % 11 === 0 ? 20 * HOUR : index % 7 === 0 ? -9 * 60_000 : 5)),
    )
    await database().run(sql`
      insert into ledger.journal
        (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
      select ${busy}, n, 1, n, ${books.house}, posted_at::timestamptz, key, 1, 1, 1, 'shuffled'
      from unnest(${posted.map((at) => new Date(at).toISOString())}::text[], ${keys}::uuid[])
        with ordinality line (posted_at, key, n)`)
    await database().run(sql`update ledger.balance set balance = ${COUNT}, seq = ${COUNT} where account_id = ${busy}`)
  })

  const within = (from: number, until: number) =>
    posted.flatMap((at, index) => (at >= from && at < until ? [index + 1] : [])).toReversed()

  it('is counted to the line, and its pages by number and by place miss and repeat none', async () => {
    const ends = [
      BEGINS - HOUR,
      posted[0]!,
      posted[57]!,
      posted[58]!,
      posted[199]! + 1,
      posted[320]!,
      Date.now() + HOUR,
    ]
    for (const [at, from] of ends.entries()) {
      for (const until of ends.slice(at + 1)) {
        const period = { account: busy, from, until }
        const expected = within(from, until)
        expect(await countStatement(database(), period)).toBe(BigInt(expected.length))
        for (const skipped of [0, 3, 40, 150, expected.length - 5, expected.length].filter((each) => each >= 0)) {
          const page = await statementWithin(database(), period, { skipped, limit: 30 })
          expect(seqs(page)).toEqual(expected.slice(skipped, skipped + 30))
        }
        const read: StatementLine[] = []
        let before: StatementLine | undefined
        for (let more = true; more; ) {
          const page = await statementWithin(database(), period, { skipped: 0, limit: 70, before })
          read.push(...page)
          before = page.at(-1)
          more = page.length === 70
        }
        expect(seqs(read)).toEqual(expected)
      }
    }
  })
})

describe('[B-08] a period of the statement of somebody who plays', () => {
  const COUNT = 5_000
  const RARE = [1_000, 2_500, 4_999]
  let player: bigint

  beforeAll(async () => {
    player = (await openBooks(database(), 3)).mains[2] as bigint
    // One whole day's, so that its partition holds the same at whatever hour the test runs.
    const yesterday = (Math.floor(Date.now() / (24 * HOUR)) - 1) * 24 * HOUR
    const posted = Array.from({ length: COUNT }, (_, index) => yesterday + index * 15_000)
    await database().run(sql`
      insert into ledger.journal
        (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
      select ${player}, n, 1, n, ${books.house}, posted_at::timestamptz, key,
        case when n = any(${RARE}::int[]) then 1 when n % 50 = 0 then 42 else 40 + n % 2 end, 1, 1, 'played'
      from unnest(${posted.map((at) => new Date(at).toISOString())}::text[], ${posted.map((at) => uuidv7(at))}::uuid[])
        with ordinality line (posted_at, key, n)`)
    await database().run(sql`update ledger.balance set balance = ${COUNT}, seq = ${COUNT} where account_id = ${player}`)
    await database().pool.query('vacuum analyze ledger.journal')
  })

  it('finds what is neither a bet nor a win without reading those', async () => {
    const period = { account: player, from: Date.now() - 60 * HOUR, until: Date.now() }
    const only = { ...period, kinds: { only: [1] } }
    const other = { ...period, kinds: { but: [40, 41, 42] } }
    const plans: string[] = []
    // A partition of a few hundred lines is read whole, and rightly: here the day is as small as that.
    const client = await database().pool.connect()
    await client.query('set enable_seqscan = off')
    const explaining = (statement: Sql) =>
      client
        .query<Record<string, string>>(`explain (analyze, costs off, timing off) ${statement.text}`, statement.values)
        .then(({ rows }) => void plans.push(rows.map((row) => row['QUERY PLAN']).join('\n')))
    const explained: Queryable = {
      ...database(),
      many: (statement) => explaining(statement).then(() => []),
      one: (statement) => explaining(statement).then(() => ({ count: 0n }) as never),
    }
    for (const asked of [only, other]) {
      expect(seqs(await statementWithin(database(), asked, { skipped: 0, limit: 2 }))).toEqual([4_999, 2_500])
      expect(seqs(await statementWithin(database(), asked, { skipped: 2, limit: 2 }))).toEqual([1_000])
      expect(await countStatement(database(), asked)).toBe(3n)
      await statementWithin(explained, asked, { skipped: 0, limit: 20 })
      await countStatement(explained, asked)
    }
    client.release(true)

    expect(plans).toHaveLength(4)
    for (const plan of plans) {
      const passedOver = [...plan.matchAll(/Rows Removed by \D+(\d+)/g)].map(([, count]) => Number(count))
      // What was taken back stands among the others: one of fifty lines.
      expect(passedOver.reduce((sum, count) => sum + count, 0)).toBeLessThan(COUNT / 25)
    }
  })

  it('tells bets and wins from what was taken back', async () => {
    const period = { account: player, from: Date.now() - 60 * HOUR, until: Date.now() }
    const bets = await statementWithin(database(), { ...period, kinds: { only: [40] } }, { skipped: 0, limit: 3 })
    const back = await statementWithin(database(), { ...period, kinds: { only: [42, 43] } }, { skipped: 0, limit: 2 })

    expect(seqs(bets)).toEqual([4_998, 4_996, 4_994])
    expect(seqs(back)).toEqual([5_000, 4_950])
    expect(await countStatement(database(), { ...period, kinds: { only: [42, 43] } })).toBe(100n - 2n)
  })
})
