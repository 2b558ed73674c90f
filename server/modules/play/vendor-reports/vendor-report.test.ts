import { randomUUID } from 'node:crypto'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { csvLine } from '@croupier/basis/csv-line.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { vendorByCode } from '../../catalogue/index.ts'
import { playPort } from '../index.ts'
import { readReport, ReportComparison, type ReportedRound } from './vendor-report.ts'

const server = useServer()
const HEAD = 'round,member,stake,payout,currency,time\n'
let cast: Cast
let vendor: TestVendor
let account: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  vendor = await openVendor(server())
  account = await openPlayer(server(), '10000.00')
})

async function play(round: string, stake: string, payout: string | null, by = vendor): Promise<void> {
  const transactions = [{ id_provider: randomUUID(), type: 'bet', amount: stake }]
  if (payout !== null) transactions.push({ id_provider: randomUUID(), type: 'win', amount: payout })
  const who = { account_id: account, currency: 'BDT', game_id: 'game' }
  expect((await by.send('betwin', { ...who, round_id: round, finished: true, transactions })).status).toBe(200)
}

const period = { from: Date.now() - 3_600_000, until: Date.now() + 3_600_000 }

const compare = async (report: string, more: object = {}) =>
  (
    await server().call('console', {
      method: 'POST',
      url: `/staff/vendors/${vendor.code}/report`,
      body: { ...period, report, ...more },
      token: cast.admin,
    })
  ).json()

const line = (round: string, stake: string, payout: string, member = account, currency = 'BDT') =>
  csvLine([round, member, stake, payout, currency, new Date().toISOString()])

interface Page {
  list: Record<string, string>[]
  next: string | null
}

async function ours(query = ''): Promise<Page> {
  const url = `/staff/vendors/${vendor.code}/report?from=${period.from}&until=${period.until}${query}`
  return (await server().call('console', { url, token: cast.admin })).json().value
}

describe('[D-04] the report of a vendor', () => {
  it('finds what only one side has and what differs, and both sides’ sums', async () => {
    for (const [round, stake, payout] of [
      ['same', '10.00', '5.00'],
      ['lost', '7.00', null],
      ['paid-less', '10.00', '30.00'],
      ['ours', '4.00', null],
    ] as const) {
      await play(round, stake, payout)
    }
    await play('elsewhere', '9.00', null, await openVendor(server()))

    const { value } = await compare(
      HEAD +
        line('same', '10', '5.0') +
        line('lost', '7.00', '0', account.toUpperCase()) +
        line('paid-less', '10.00', '25.00') +
        line('theirs', '1.00', '2.00') +
        line('same', '10.00', '5.00', 'nobody') +
        'broken,,1.00,0,BDT,0\n',
    )

    expect(value.counts).toEqual({ equal: 2, different: 1, onlyTheirs: 2, onlyOurs: 1, faulty: 1 })
    expect(value.different).toEqual([
      expect.objectContaining({ round: 'paid-less', payout: '30.00', theirPayout: '25.00', theirStake: '10.00' }),
    ])
    expect(value.onlyOurs).toEqual([expect.objectContaining({ round: 'ours', member: account, stake: '4.00' })])
    expect(value.onlyTheirs.map(({ round, member }: Record<string, string>) => [round, member])).toEqual([
      ['theirs', account],
      ['same', 'nobody'],
    ])
    expect(value.faults).toEqual([{ line: 7, field: 'member', messageKey: 'fault.format' }])
    expect(value.totals).toEqual([
      {
        currency: 'BDT',
        theirs: { rounds: 5, stake: '38.00', payout: '37.00' },
        ours: { rounds: 4, stake: '31.00', payout: '35.00' },
      },
    ])
  })

  it('knows a round that began before the period with us', async () => {
    const { app } = server().wired
    const player = (await app.ports.use(playPort).playerByAccount(account))!
    await app.ports.use(playPort).perform({
      vendorId: vendorByCode(app, vendor.code)!.id,
      gameNodeId: vendor.nodeId,
      memberId: player.memberId,
      currency: 'BDT',
      roundRef: 'early',
      roundId: uuidv7(Date.now() - 30 * 3_600_000),
      transactions: [{ ref: randomUUID(), type: 'bet', amount: 3_000_000n }],
      closesRound: true,
    })

    const { value } = await compare(HEAD + line('early', '3.00', '0.00'))

    expect(value.counts).toMatchObject({ equal: 1, different: 0, onlyTheirs: 0 })
  })

  it('is downloaded page by page in the same shape, and equals itself', async () => {
    const pages: Page[] = []
    do pages.push(await ours(`&pageSize=3${pages.length === 0 ? '' : `&after=${pages.at(-1)!.next}`}`))
    while (pages.at(-1)!.next !== null)

    const list = pages.flatMap((page) => page.list)
    expect(pages.length).toBeGreaterThan(1)
    expect(list.map(({ round }) => round)).toEqual(['same', 'lost', 'paid-less', 'ours'])
    const csv = list.map((row) =>
      csvLine(['round', 'member', 'stake', 'payout', 'currency', 'time'].map((each) => String(row[each]))),
    )
    const { value } = await compare(HEAD + csv.join(''))
    expect(value.counts).toEqual({ equal: 4, different: 0, onlyTheirs: 0, onlyOurs: 0, faulty: 0 })
  })

  it('refuses a document without its columns, a period upside down, and an unknown vendor', async () => {
    expect(await compare('round,member,stake,payout,currency\nx,y,1,1,BDT\n')).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'report.time', messageKey: 'fault.column.missing' }] },
    })
    expect(await compare('')).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'report' }] } })
    expect(await compare(HEAD, { until: period.from })).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'until' }] },
    })
    const url = `/staff/vendors/NOBODY/report?from=${period.from}&until=${period.until}`
    expect((await server().call('console', { url, token: cast.admin })).json().errorCode).toBe('vendor.not.found')
  })

  it('takes a hundred thousand rounds', async () => {
    const many = 100_000
    const other = await openVendor(server())
    const { app } = server().wired
    const { memberId } = (await app.ports.use(playPort).playerByAccount(account))!
    const { id } = vendorByCode(app, other.code)!
    await app.database.run(sql`
      insert into play.round (id, member_id, currency, vendor_id, vendor_code, node_id, game_type, ref, is_demo, state, stake,
                              stake_bonus, payout, valid_bet, opened_at, closed_at)
      select ledger.key_at(now() + make_interval(secs => n / 1000.0)), ${memberId}, 'BDT', ${id}, ${other.code},
             ${other.nodeId}, 'RNG', 'many-' || n, false, 'closed', 1000000, 0, 0, 1000000, now(), now()
      from generate_series(1, ${many}::int) n`)
    const lines = Array.from({ length: many }, (_, index) => `many-${index + 1},${account},1.00,0.00,BDT,0\n`)
    // One the vendor pays more for, one it does not have.
    lines[500] = `many-501,${account},1.00,0.50,BDT,0\n`
    lines.pop()

    const answer = await server().call('console', {
      method: 'POST',
      url: `/staff/vendors/${other.code}/report`,
      body: { ...period, report: HEAD + lines.join('') },
      token: cast.admin,
    })

    expect(answer.json().value.counts).toEqual({
      equal: many - 2,
      different: 1,
      onlyTheirs: 0,
      onlyOurs: 1,
      faulty: 0,
    })
  })
})

describe('[D-04] a report’s lines', () => {
  it.each([
    ['a negative amount', 'r,m,-1,0,BDT,0', 'stake'],
    ['an exponent', 'r,m,1,1e3,BDT,0', 'payout'],
    ['too fine an amount', 'r,m,1.00000001,0,BDT,0', 'stake'],
    ['a currency nobody knows', 'r,m,1,0,XXQ,0', 'currency'],
    ['a time without its zone', 'r,m,1,0,BDT,2026-11-22 10:00:00', 'time'],
    ['no round', ',m,1,0,BDT,0', 'round'],
  ])('are told where they hold %s', async (_what, text, field) => {
    const { rounds, faults } = await readReport(`${HEAD}${text}\n`)

    expect(rounds).toEqual([])
    expect(faults).toEqual([{ line: 2, field, messageKey: 'fault.format' }])
  })

  it('may have their columns in any order, and more of them', async () => {
    const { rounds } = await readReport(
      'Time,x,Currency,payout,stake,member,round\n2026-11-22T10:00:00+06:00,?,BDT,0,1.5,m,r\n',
    )

    expect(rounds).toEqual([
      {
        ref: 'r',
        account: 'm',
        currency: 'BDT',
        stake: 1_500_000n,
        payout: 0n,
        time: Date.parse('2026-11-22T04:00:00Z'),
      },
    ])
  })

  it('count together where they are of one round', () => {
    const of = (stake: bigint): ReportedRound => ({
      ref: 'r',
      account: 'm',
      currency: 'BDT',
      stake,
      payout: 0n,
      time: 0,
    })
    const comparison = new ReportComparison([of(1n), of(2n)])

    comparison.meet(of(3n))

    expect(comparison.counts).toMatchObject({ equal: 1 })
    expect(comparison.totals()).toMatchObject([{ theirs: { rounds: 1, stake: 3n }, ours: { rounds: 1, stake: 3n } }])
  })
})
