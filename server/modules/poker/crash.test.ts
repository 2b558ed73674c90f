import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { proveBooks } from '@croupier/dev/testing/house.ts'
import { type MortalHouse, openMortalHouse } from '@croupier/dev/testing/mortal-house.ts'
import { openPoker, openPokerTable } from '@croupier/dev/testing/poker.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'

const PLAYERS = 4
const BROUGHT = 400_000_000n

let house: MortalHouse
let tableId: number
const accounts: string[] = []
const tokens: string[] = []
let merchant: string

beforeAll(async () => {
  house = await openMortalHouse(async (inside) => {
    merchant = inside.wired.means.gate.merchantCode()
    await openPoker(inside)
    tableId = await openPokerTable(inside)
    for (let player = 0; player < PLAYERS; player += 1) {
      const account = await openPlayer(inside, '400.00')
      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest()
      await inside.wired.app.database.run(sql`
        insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at)
        select ${hash}, id, now(), now(), now() + interval '1 hour' from identity.member where account = ${account}`)
      accounts.push(account)
      tokens.push(token)
    }
  })
})

afterAll(() => house?.close())

let sent = 0

/** As a browser asks, each time from another address, since calls are counted by it; undefined where there was no answer. */
async function ask(player: number, path: string, body?: object): Promise<any> {
  try {
    const answer = await fetch(`${house.origin('PORT')}/wps/poker/tables/${tableId}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: tokens[player]!,
        merchant,
        'content-type': 'application/json',
        'x-forwarded-for': `10.62.${(sent += 1) >> 8}.${sent & 255}`,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(5_000),
    })
    const told = (await answer.json()) as any
    return told.value
  } catch {
    return undefined
  }
}

let isOver = false
const told = new Map<string, string>()

/** Calls, checks, and now and then raises, whenever it is their turn; a lost answer is asked for again. */
async function play(player: number): Promise<void> {
  for (let asked = 0; !isOver; asked += 1) {
    const table = (await ask(player, ''))?.changed
    if (table?.hand?.state === 'ended') told.set(table.hand.handId, JSON.stringify(table.hand.result.pots))
    if (!table?.choices) {
      await sleep(40)
      continue
    }
    const { hand, choices } = table
    const isRaise = choices.raise && (asked + player) % 5 === 0
    const kind = isRaise ? 'raise' : Number(choices.call) === 0 ? 'check' : 'call'
    await ask(player, '/move', {
      handId: hand.handId,
      moves: hand.moves,
      kind,
      ...(isRaise && { to: choices.raise.least }),
    })
  }
}

/** Waits until a hand is in its middle, and answers which and how far it is. */
async function midHand(): Promise<{ id: string; moves: bigint }> {
  for (;;) {
    await house.database.run(sql`
      update poker.desk set next_hand_at = clock_timestamp(), due_at = clock_timestamp()
      where hand_id is null and next_hand_at is not null`)
    const found = await house.database.maybe<{ id: string; moves: bigint }>(sql`
      select h.id::text, count(*) as moves from poker.hand h join poker.move m on m.hand_id = h.id
      where h.state = 'playing' group by h.id having count(*) > 2`)
    if (found) return found
    await sleep(20)
  }
}

it('[D-06] a hand goes on where it was when server and PostgreSQL are killed in its middle', async () => {
  for (let seat = 0; seat < PLAYERS; seat += 1) await ask(seat, '/seat', { seat, buyIn: '100.00' })
  const players = accounts.map((_, player) => play(player))
  const killed: { id: string; moves: bigint }[] = []
  for (const kill of [() => house.killServer(), () => house.killPostgres(), () => house.killEverything()]) {
    killed.push(await midHand())
    await kill()
  }
  await midHand()
  isOver = true
  await Promise.all(players)

  for (const { id, moves } of killed) {
    const { state, after } = await house.database.one<{ state: string; after: bigint }>(sql`
      select h.state, (select count(*) from poker.move m where m.hand_id = h.id) as after
      from poker.hand h where h.id = ${id}::uuid`)
    expect([state === 'void', after >= moves]).toEqual([false, true])
  }
  for (const [id, pots] of told) {
    const { result } = await house.database.one<{ result: { amount: string }[] }>(sql`
      select result from poker.hand where id = ${id}::uuid`)
    expect(result.map(({ amount }) => (Number(amount) / 1e6).toFixed(2))).toEqual(
      JSON.parse(pots).map(({ amount }: { amount: string }) => amount),
    )
  }
  // What is in purses and on the table, and what the house kept, is what they came with.
  const { main, tables } = await house.database.one<{ main: bigint; tables: bigint }>(sql`
    select sum(b.balance) filter (where a.purse = 2)::bigint as main, sum(b.balance) filter (where a.purse = 20)::bigint as tables
    from ledger.account a join ledger.balance b on b.account_id = a.id
    where a.owner in (select 'member:' || id from identity.member where account = any(${accounts}::text[]))`)
  const { raked, stacks } = await house.database.one<{ raked: bigint; stacks: bigint }>(sql`
    select raked, (select sum(stack)::bigint from poker.seat) as stacks from poker.desk`)
  expect(stacks).toBe(tables)
  expect(main + tables + raked).toBe(BigInt(PLAYERS) * BROUGHT)
  const { held } = await house.database.one<{ held: bigint }>(sql`
    select count(*) as held from play.at_stake s join poker.hand h on h.id = s.holder where h.state <> 'playing'`)
  expect(held).toBe(0n)
  expect((await proveBooks(house.database)).findings).toEqual([])
}, 300_000)
