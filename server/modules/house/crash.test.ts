import { setTimeout as sleep } from 'node:timers/promises'
import { openHouse, openTable, proveBooks } from '@croupier/dev/testing/house.ts'
import { type MortalHouse, openMortalHouse } from '@croupier/dev/testing/mortal-house.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'

const PLAYERS = 6
const BALANCE = 5_000_000_000
const order = { mode: 'BASE', amount: 10_000_000, choice: { target: '60.00', over: false } }

let house: MortalHouse
const sessions: string[] = []

beforeAll(async () => {
  house = await openMortalHouse(async (inside) => {
    const games = await openHouse(inside)
    for (let player = 0; player < PLAYERS; player += 1) {
      const { sessionID } = await openTable(inside, games['dice']!, { balance: '5000.00' })
      sessions.push(sessionID)
    }
  })
})

afterAll(() => house?.close())

// biome-ignore lint: answers are looked at field by field.
type Answer = { status: number; body: any }

async function rgs(sessionID: string, path: string, body: object = {}): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${house.origin('GAMES_PORT')}/rgs${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionID, ...body }),
      signal: AbortSignal.timeout(5_000),
    })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return undefined
  }
}

const told = { bets: new Map<string, number>(), paid: new Set<string>() }
let isOver = false

/** Bets and ends rounds as a game client does: after a lost answer it asks what there is, and goes on from there. */
async function play(sessionID: string): Promise<void> {
  while (!isOver) {
    const bet = await rgs(sessionID, '/wallet/play', order)
    let round = bet?.status === 200 ? bet.body.round : undefined
    if (round) told.bets.set(round.betID, round.payout)
    else {
      await sleep(50)
      const known = await rgs(sessionID, '/wallet/authenticate')
      if (known?.status === 200) round = known.body.round
    }
    if (!round?.active) continue
    const ended = await rgs(sessionID, '/wallet/end-round')
    if (ended?.status === 200) told.paid.add(round.betID)
  }
}

async function untilMore(bets: number): Promise<void> {
  const wanted = told.bets.size + bets
  while (told.bets.size < wanted) await sleep(20)
}

interface Kept {
  id: string
  state: string
  stake: bigint
  payout: bigint
  bookedState: string | null
  bookedStake: bigint | null
  bookedPayout: bigint | null
}

it('[D-05] no bet is lost, doubled or left unpaid when server and PostgreSQL are killed in between', async () => {
  const players = sessions.map(play)

  for (let times = 0; times < 2; times += 1) {
    await untilMore(60)
    await house.killServer()
  }
  await untilMore(60)
  await house.killPostgres()
  await untilMore(60)
  isOver = true
  await Promise.all(players)

  const balances: number[] = []
  for (const sessionID of sessions) {
    while (!(await rgs(sessionID, '/wallet/end-round')));
    let after = await rgs(sessionID, '/wallet/authenticate')
    while (!after) after = await rgs(sessionID, '/wallet/authenticate')
    expect(after.body.round.active).toBe(false)
    balances.push(after.body.balance.amount)
  }
  const rounds = await house.database.many<Kept>(sql`
    select h.id::text, h.state, h.stake, h.payout,
           p.state as "bookedState", p.stake as "bookedStake", p.payout as "bookedPayout"
    from house.round h
    left join play.round p on p.id = h.id`)
  for (const { state, stake, payout, bookedState, bookedStake, bookedPayout } of rounds) {
    expect([state, bookedState, bookedStake, bookedPayout]).toEqual(['closed', 'closed', stake, payout])
  }
  const kept = new Map(rounds.map(({ id, payout }) => [id, Number(payout)]))
  for (const [id, payout] of told.bets) expect(kept.get(id)).toBe(payout)
  for (const id of told.paid) expect(kept.has(id)).toBe(true)

  const moved = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
  const sum = balances.reduce((all, balance) => all + balance, 0)
  expect(sum).toBe(PLAYERS * BALANCE + Number(moved))
  const { gaps } = await house.database.one<{ gaps: bigint }>(sql`
    select count(*) as gaps
    from house.seed_pair s
    where s.rounds <> (select count(distinct r.nonce) from house.round r where r.seed_pair_id = s.id and r.nonce < s.rounds)`)
  expect(gaps).toBe(0n)
  const { findings, lines } = await proveBooks(house.database)
  expect(findings).toEqual([])
  expect(lines).toBeGreaterThan(300n)
}, 240_000)
