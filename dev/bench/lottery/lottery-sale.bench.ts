import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { assert } from '@croupier/basis/assert.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import type { BettingHouse } from '../bets/betting-house.ts'
import { type Bench, median, quantile } from '../bench.ts'
import { reuseLogFiles } from '../log-files.ts'
import { CHOICES, GAME, longestOnSale, openLotteryHouse } from './lottery-house.ts'

const CONNECTIONS = 64
const WANTED = 2_000
/** Nobody is offered more than this share of what the same machine takes: at all of it, one only sees how the queue grows. */
const OFFERED_SHARE = 0.6
/** Rounds in which that is offered: a pause of the machine spoils one. */
const ROUNDS = 5

interface Run {
  answered: number
  perSecond: number
  times: number[]
  refused: number
}

/** Every member of the betting house signed in; answers their tokens. */
async function signIn(database: Database): Promise<string[]> {
  const members = await database.many<{ id: bigint }>(sql`select id from identity.member where account like 'bench\_%'`)
  const tokens = members.map(() => randomBytes(32).toString('base64url'))
  await database.run(sql`
    insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at)
    select t.hash, t.id, now(), now(), now() + interval '1 day'
    from unnest(${tokens.map((token) => createHash('sha256').update(token).digest())}::bytea[],
      ${members.map(({ id }) => id)}::bigint[]) t(hash, id)`)
  return tokens
}

/**
 * Members buy over HTTP as their pages do: session, basket read and counted, limits, purse, round, books of the draw, all
 * committed before the answer. Everybody buys of the same draw.
 */
const bench: Bench = {
  name: 'lottery-sale',
  bounds: { 'orders taken': { atLeast: WANTED }, 'order p99': { atMost: 30 } },
  async run(context) {
    const milliseconds = context.isQuick ? 4_000 : 6_000
    const database = await context.openDatabase(4)
    const house = await openLotteryHouse(database)
    try {
      const { numero } = await longestOnSale(database)
      const tokens = await signIn(database)
      const first = await buy(house, tokens, numero, { milliseconds: 3_000, isKeyed: true })
      // As a house that has sold before: statements planned for empty tables read them whole.
      await database.pool.query('vacuum analyze')
      context.say(
        `${CONNECTIONS} connections; ${first.times.length} orders to warm up, the slowest in ${Math.max(...first.times).toFixed(0)} ms`,
      )
      const free = await buy(house, tokens, numero, { milliseconds })
      const keyed = await buy(house, tokens, numero, { milliseconds, isKeyed: true })
      const offered = Math.floor(Math.min(WANTED, OFFERED_SHARE * free.perSecond))
      await reuseLogFiles(database)
      const calm: Run[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        calm.push(await buy(house, tokens, numero, { milliseconds: 1_000 + milliseconds / 4, perSecond: offered }))
      }
      const runs = [first, free, keyed, ...calm]
      const inRounds = (share: number) => median(calm.map(({ times }) => quantile(times, share)))
      assert(
        runs.every(({ refused }) => refused === 0),
        'nothing is refused',
      )
      const taken = runs.reduce((sum, { answered }) => sum + answered, 0)
      const counted = await database.one<{ orders: bigint; staked: bigint; exposed: bigint }>(sql`
        select (select count(*) from lottery.placed_order) as orders,
               (select sum(stake)::bigint from lottery.placed_order) as staked,
               (select staked from lottery.exposure where kind = 'draw') as exposed`)
      assert(Number(counted.orders) === taken, 'every order that was answered stands')
      assert(counted.staked === counted.exposed, 'the books of the draw count every order')
      const { findings } = await checkLedger(database)
      assert(findings.length === 0, `the books add up: ${JSON.stringify(findings[0])}`)
      return [
        { name: 'orders taken', value: free.perSecond, unit: 'per second' },
        { name: 'all at once, p50', value: quantile(free.times, 0.5), unit: 'ms' },
        { name: 'all at once, p99', value: quantile(free.times, 0.99), unit: 'ms' },
        { name: 'orders taken under a key', value: keyed.perSecond, unit: 'per second' },
        { name: 'orders offered', value: offered, unit: 'per second' },
        { name: 'order p50', value: inRounds(0.5), unit: 'ms' },
        { name: 'order p99', value: inRounds(0.99), unit: 'ms' },
      ]
    } finally {
      await house.close()
    }
  },
}

function buy(
  { wired, port }: BettingHouse,
  tokens: readonly string[],
  numero: string,
  { milliseconds, perSecond = 0, isKeyed = false }: { milliseconds: number; perSecond?: number; isKeyed?: boolean },
): Promise<Run> {
  const { playCode, content, units } = CHOICES[2]
  const body = JSON.stringify({
    gameCode: GAME,
    draws: [{ numero, multiple: 1 }],
    lines: [{ playCode, content, units, unitValue: '1', multiple: 1 }],
  })
  const script = fileURLToPath(new URL('./buyers-client.ts', import.meta.url))
  const args = [port, wired.means.gate.merchantCode(), body, CONNECTIONS, milliseconds, perSecond, isKeyed].map(String)
  return new Promise((resolve, reject) => {
    const child = fork(script, args, { stdio: 'inherit' })
    child.send([...tokens])
    child.on('message', (run) => resolve(run as Run))
    child.on('exit', (code) => {
      if (code !== 0) reject(new Error(`the buyers’ process ended with ${code}`))
    })
  })
}

export default bench
