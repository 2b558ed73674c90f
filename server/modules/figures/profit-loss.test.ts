import { randomUUID } from 'node:crypto'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { cataloguePort } from '../catalogue/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { drainOutbox } from '../../platform/outbox-consumer.ts'
import { sumRounds } from './index.ts'

const server = useServer()
let vendor: TestVendor
let member: string
let voided: string

const DAY = 86_400_000
const report = async (query = '', token = member) =>
  (await server().call('portal', { url: `/wps/report/profitLoss?${query}`, token })).json()

async function play(game: string, stake: string, win: string | null): Promise<string> {
  const round = randomUUID()
  const transactions = [{ id_provider: `${round}-bet`, type: 'bet', amount: stake }]
  if (win !== null) transactions.push({ id_provider: `${round}-win`, type: 'win', amount: win })
  const body = { account_id: 'Sadia9', currency: 'BDT', game_id: game, round_id: round, finished: true, transactions }
  expect((await vendor.send('betwin', body)).status).toBe(200)
  return round
}

const drain = () => drainOutbox(server().wired.app, [sumRounds])

beforeAll(async () => {
  vendor = await openVendor(server(), 'RIVER')
  await asOperator(server(), 'addGame', { vendor: 'RIVER', code: 'koi', name: 'Koi', type: 'FISH' })
  await server().wired.app.ports.use(cataloguePort).refresh()
  member = await newMember(server(), 'Sadia9')
  await asOperator(server(), 'creditMember', { account: 'Sadia9', amount: '1000.00', note: 'test' })
  await play('game', '100.00', '30.00')
  await play('koi', '7.00', '20.123456')
  await drain()
  // What was played until now was played yesterday.
  await server().wired.app.database.run(sql`update figures.member_figure set since = since - interval '1 day'`)
  await play('game', '0.10', null)
  voided = await play('game', '50.00', null)
  await drain()
})

describe('[B-09] personal profit and loss', () => {
  it('sums settled rounds by day and category, exactly', async () => {
    const { value } = await report()

    expect(value.totals).toEqual({
      rounds: 4,
      betAmount: '157.10',
      validBet: '157.10',
      payout: '50.123456',
      netAmount: '-106.976544',
    })
    const dayOf = (at: number) => new Date(at + 6 * 3_600_000).toISOString().slice(0, 10)
    expect(value.days.map(({ date, netAmount }: Record<string, string>) => [date, netAmount])).toEqual([
      [dayOf(Date.now()), '-50.10'],
      [dayOf(Date.now() - DAY), '-56.876544'],
    ])
    expect(value.categories).toEqual([
      {
        gameCategory: 'RNG',
        rounds: 3,
        betAmount: '150.10',
        validBet: '150.10',
        payout: '30.00',
        netAmount: '-120.10',
      },
      expect.objectContaining({ gameCategory: 'FISH', rounds: 1, netAmount: '13.123456' }),
    ])
    expect(value.currency).toBe('BDT')
  })

  it.each([
    ['datePreset=today', 2, '-50.10'],
    ['datePreset=yesterday', 2, '-56.876544'],
    ['datePreset=previous7', 4, '-106.976544'],
    ['datePreset=yesterday&gameCategory=fish', 1, '13.123456'],
    ['gameCategory=LIVE', 0, '0.00'],
    ['from=0&until=1', 0, '0.00'],
  ])('narrows to %s', async (query, rounds, netAmount) => {
    expect((await report(query)).value.totals).toMatchObject({ rounds, netAmount })
  })

  it('follows what a vendor takes back', async () => {
    const transactions = [{ id_provider: `${voided}-b`, type: 'rollback', original_id_provider: `${voided}-bet` }]
    const who = { account_id: 'Sadia9', currency: 'BDT', game_id: 'game', finished: true }
    await vendor.send('rollback', { ...who, round_id_provider: voided, transactions })
    await drain()

    expect((await report('datePreset=today')).value.totals).toMatchObject({ rounds: 1, netAmount: '-0.10' })
  })

  it('is one’s own, and not a guest’s or a trial’s', async () => {
    const other = await newMember(server(), 'Kamal77')
    const guest = await server().call('portal', { url: '/wps/report/profitLoss' })
    const login = { method: 'POST', url: '/wps/session/login/freeplay', body: { os: 'x', platform: 'W' } } as const
    const trial = (await server().call('portal', login)).json().value.token

    expect((await report('', other)).value).toMatchObject({ days: [], categories: [], totals: { rounds: 0 } })
    expect(guest.json().errorCode).toBe('login.not.session')
    expect((await report('', trial)).errorCode).toBe('in_need_true_account')
  })

  it.each([
    ['from=0&until=99999999999', 'until'],
    ['datePreset=ever', 'datePreset'],
    ['gameCategory=DICE', 'gameCategory'],
  ])('refuses %s for its %s', async (query, field) => {
    expect((await report(query)).value.fields[0].field).toBe(field)
  })
})
