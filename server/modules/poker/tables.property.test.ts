import { dealNext, openPoker, openPokerTable, passAtTable, tickThePoker } from '@croupier/dev/testing/poker.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { accountsOf, balancesOf, foldLedgerTotals } from '../ledger/index.ts'
import { lockDesk } from './desks-store.ts'

const server = useServer()
const database = () => server().wired.app.database

beforeAll(async () => {
  await openPoker(server())
})

const SEATS = 4
const BROUGHT = 400_000_000n

/** What somebody does: a number that is read as a move, a time-out, leaving, sitting out, coming back, or a crash. */
type Act = { what: number; share: number }

const act: fc.Arbitrary<Act> = fc.record({ what: fc.nat(99), share: fc.nat(100) })

interface Look {
  ownSeat: number | null
  buyIn: { least: string } | null
  turn: { seat: number } | null
  choices: { call: string; raise: { least: string; most: string } | null } | null
  hand: { handId: string; moves: number; state: string } | null
  seats: { seat: number }[]
}

const look = async (account: string, tableId: number): Promise<Look> =>
  (await asMember(server(), account, 'showPokerTable', { tableId })).changed

/** What all of them have, in purses and on tables, and what the house has of them: the books alone. */
async function sums(accounts: readonly string[]) {
  const members = await database().many<{ id: bigint }>(sql`
    select id from identity.member where account = any(${[...accounts]}::text[])`)
  const theirs = await accountsOf(
    database(),
    members.map(({ id }) => `member:${id}`),
  )
  const balances = await balancesOf(
    database(),
    theirs.filter(({ unit }) => unit === 'BDT').map(({ id }) => id),
  )
  const of = (purse: number) =>
    theirs.filter((each) => each.purse === purse).reduce((sum, { id }) => sum + balances.get(id)!.balance, 0n)
  const ids = members.map(({ id }) => id)
  const { stacks } = await database().one<{ stacks: bigint }>(sql`
    select coalesce(sum(stack), 0)::bigint as stacks from poker.seat where member_id = any(${ids}::bigint[])`)
  const { ggr, open } = await database().one<{ ggr: bigint; open: bigint }>(sql`
    select coalesce(sum(stake - payout), 0)::bigint as ggr, count(*) filter (where state <> 'closed') as open
    from play.round where member_id = any(${ids}::bigint[])`)
  return { main: of(2), tables: of(20), stacks, ggr, open }
}

async function once(accounts: readonly string[], tableId: number, { what, share }: Act): Promise<void> {
  const seen = await look(accounts[0]!, tableId)
  const some = accounts[share % accounts.length]!
  const ask = (account: string, name: string, input: object) =>
    // What is refused changes nothing: the sums say so.
    asMember(server(), account, name, { tableId, ...input }).catch(() => undefined)
  if (what < 4) return void (await ask(some, 'leaveTable', {}))
  if (what < 8) return void (await ask(some, 'sitOut', { isOut: share < 40 }))
  if (what < 12) return void (await ask(some, 'topUpStack', { amount: '50.00' }))
  if (what < 20) {
    const free = Array.from({ length: SEATS }, (_, seat) => seat).filter(
      (seat) => !seen.seats.some((each) => each.seat === seat),
    )
    if (free.length === 0) return
    const { buyIn } = await look(some, tableId)
    return void (await ask(some, 'sitAtTable', { seat: free[0]!, buyIn: buyIn?.least ?? '40.00' }))
  }
  // Somebody is gone, or only slow.
  if (what < 26) return passAtTable(server(), tableId, share < 70 ? 51_000 : 301_000)
  if (what < 30) {
    // A process dies in the middle: what it began is rolled back, and the next one goes on from the rows.
    await database()
      .transaction(async (tx) => {
        await lockDesk(tx, BigInt(tableId))
        await tx.run(sql`update poker.seat set stack = stack + 1 where desk_id = ${tableId}`)
        throw new Error('the process died')
      })
      .catch(() => undefined)
    return
  }
  if (!seen.turn || !seen.hand) return dealNext(server(), tableId)
  const bySeat = await Promise.all(accounts.map((account) => look(account, tableId)))
  const at = bySeat.findIndex(({ choices }) => choices)
  const own = bySeat[at]
  if (!own?.choices || !own.hand) return tickThePoker(server())
  const { call, raise } = own.choices
  const kind = share < 12 ? 'fold' : share < 55 || !raise ? (Number(call) === 0 ? 'check' : 'call') : 'raise'
  const to = raise && (share > 90 ? raise.most : share > 80 ? raise.least : betweenOf(raise, share))
  const input = { handId: own.hand.handId, moves: own.hand.moves, kind, ...(kind === 'raise' ? { to } : {}) }
  await ask(accounts[at]!, 'moveAtTable', input)
  // A browser that had no answer sends it again.
  if (share % 5 === 0) await ask(accounts[at]!, 'moveAtTable', input)
}

/**
 * A course that always holds what random ones may be without: hands that go on, and somebody who does not answer in each
 * of them. `99` deals, or plays whoever's turn it is; `22` lets their time run out; `4` brings everybody back.
 */
const oftenSilent: readonly Act[] = Array.from({ length: 12 }, () => [
  ...[0, 1, 2].map((of) => ({ what: 4, share: 84 + of })),
  { what: 99, share: 20 },
  { what: 99, share: 20 },
  ...Array.from({ length: 4 }, () => ({ what: 22, share: 0 })),
]).flat()

function betweenOf({ least, most }: { least: string; most: string }, share: number): string {
  const [low, high] = [Math.round(Number(least) * 100), Math.round(Number(most) * 100)]
  return (Math.round(low + ((high - low) * (share % 30)) / 100) / 100).toFixed(2)
}

it('[D-06] stacks, purses and rake stay the same sum through any hands, time-outs, departures and restarts, and the house has the rake alone', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 60, maxLength: 120 }), async (acts) => {
      // Amounts that do not divide: odd chips, and a rake that is rounded.
      const tableId = await openPokerTable(server(), {
        seats: SEATS,
        smallBlind: '0.35',
        bigBlind: '0.71',
        rake: 437,
        rakeCap: '2.50',
        minBuyIn: '40.00',
        maxBuyIn: '120.00',
      })
      const accounts: string[] = []
      for (let at = 0; at < SEATS; at += 1) accounts.push(await openPlayer(server(), '400.00'))
      for (const [seat, account] of accounts.slice(0, 3).entries()) {
        await asMember(server(), account, 'sitAtTable', { tableId, seat, buyIn: '40.00' })
      }
      for (const each of acts) await once(accounts, tableId, each)
      const rakeOf = async () => {
        const { rake } = await database().one<{ rake: bigint }>(sql`
            select coalesce(sum(rake), 0)::bigint as rake from poker.hand where desk_id = ${tableId}`)
        return rake
      }
      const during = await sums(accounts)
      expect(during.stacks).toBe(during.tables)
      expect(during.ggr).toBe(await rakeOf())
      expect(during.main + during.tables + during.ggr).toBe(BigInt(SEATS) * BROUGHT)

      // The table closes: whoever is still in a hand plays no more, and everybody gets back what is theirs.
      await asOperator(server(), 'closePokerTable', { tableId }).catch(() => undefined)
      for (let turn = 0; turn < 40; turn += 1) await passAtTable(server(), tableId, 61_000)
      const after = await sums(accounts)
      expect(after).toMatchObject({ tables: 0n, stacks: 0n, open: 0n })
      expect(after.main + after.ggr).toBe(BigInt(SEATS) * BROUGHT)
      expect(after.ggr).toBe(await rakeOf())
      const { raked, voided } = await database().one<{ raked: bigint; voided: bigint }>(sql`
          select raked, (select count(*) from poker.hand where desk_id = ${tableId} and state = 'void') as voided
          from poker.desk where id = ${tableId}`)
      expect(raked).toBe(after.ggr)
      expect(voided).toBe(0n)
    }),
    { numRuns: Number(process.env['POKER_RUNS'] ?? 6), examples: [[[...oftenSilent]]] },
  )
  // It was played: hands with and without a flop, and money won.
  const { hands, raked, silent } = await database().one<{ hands: bigint; raked: bigint; silent: bigint }>(sql`
      select count(*) as hands, count(*) filter (where rake > 0) as raked,
             (select count(*) from poker.move where is_silent) as silent
      from poker.hand where state = 'ended'`)
  expect([hands > 8n, raked > 0n, silent > 5n]).toEqual([true, true, true])
  await foldLedgerTotals(database())
  expect(await ledgerFindings(server())).toEqual([])
})
