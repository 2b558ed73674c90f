import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { periodAt } from '@croupier/basis/period.ts'
import { openUnder } from '@croupier/dev/testing/agents.ts'
import { playedRound, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countBets } from '../modules/contracts/index.ts'
import { sumRounds } from '../modules/figures/index.ts'
import { sql } from '../platform/database.ts'
import { registerConsumers } from '../platform/outbox-consumer.ts'
import { runLine } from './run-line.ts'

const server = useServer()
const database = () => server().wired.app.database
const consumers = [sumRounds, countBets]
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-ops-'))
  await registerConsumers(database(), consumers)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A command line on the test's database; what it prints as JSON. */
async function ops(...line: string[]) {
  const said = { out: '', err: '' }
  const code = await runLine(
    [...line, '--json'],
    { DATABASE_URL: database().pool.options.connectionString!, DATA_DIR: folder },
    {
      stdin: Readable.from(['']),
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
      say: () => {},
      isTerminal: false,
    },
  )
  return { code, err: said.err, json: said.out.startsWith('{') ? JSON.parse(said.out) : undefined }
}

const sign = (upline: string, downline: string, winRate: string, lossRate: string) => {
  const tiers = JSON.stringify([{ singleBetAmount: '1', winRate, lossRate }])
  const between = ['--upline', upline, '--downline', downline]
  return ops('contract', 'sign', '--kind', 'realtime', ...between, '--tiers', tiers)
}
const settle = (at: number, ...more: string[]) =>
  ops('settle', '--kind', 'realtime', '--period', new Date(at).toISOString(), ...more)

it('[F-04] the worked example by command lines: signed, looked at, settled once, to the unit', async () => {
  const top = await openUnder(server(), undefined, { name: 't' })
  const below = await openUnder(server(), top, { name: 'd' })
  const player = await openUnder(server(), below, { type: 0, name: 'p' })
  expect(await sign('company', top, '0.3', '0.5')).toMatchObject({ code: 0, err: '' })
  expect(await sign(top, below, '0.1', '0.2')).toMatchObject({ code: 0, err: '' })
  const { startsAt } = periodAt('minute5', 'Asia/Dhaka', Date.now() - 86_400_000)
  await database().run(sql`
    update contracts.contract set effective_from = ${new Date(startsAt - 86_400_000)} where state = 'active'`)
  const closedAt = startsAt + 60_000
  await tellFacts(server(), consumers, [
    await playedRound(server(), player, { validBet: 1000, payout: 0, closedAt }),
    await playedRound(server(), player, { validBet: 200, payout: 500, closedAt }),
    await playedRound(server(), player, { validBet: 300, payout: 300, closedAt }),
  ])

  const dry = await settle(startsAt, '--dry-run')
  const run = await settle(startsAt)
  const inputs = expect.objectContaining({ bets: expect.any(Array) })
  const lines = [
    expect.objectContaining({ account: below, inputs, gross: '2.20', net: '2.20' }),
    expect.objectContaining({ account: top, inputs, gross: '5.60', net: '3.40' }),
  ]
  for (const { code, err, json } of [dry, run]) {
    expect([code, err]).toEqual([0, ''])
    expect(json).toMatchObject({
      kind: 'realtime',
      period: new Date(startsAt).toISOString(),
      companyTotal: '5.60',
    })
    expect(json.lines).toHaveLength(2)
    expect(json.lines).toEqual(expect.arrayContaining(lines))
  }
  expect([dry.json.state, run.json.state]).toEqual(['dry-run', 'paid'])
  expect(await settle(startsAt)).toEqual(run)
})

it('[F-04] a period that is not over is refused but for a dry run, and tiers that are no JSON are told', async () => {
  // The next, so that it is not over before it is asked for.
  const { startsAt } = periodAt('minute5', 'Asia/Dhaka', Date.now() + 300_000)
  expect(await settle(startsAt)).toMatchObject({ code: 1, json: undefined })
  expect(await settle(startsAt, '--dry-run')).toMatchObject({ code: 0, json: { state: 'dry-run' } })
  const wrong = ['--kind', 'realtime', '--upline', 'company', '--downline', 'nobody', '--tiers', '{']
  expect(await ops('contract', 'sign', ...wrong)).toMatchObject({ code: 2 })
})
