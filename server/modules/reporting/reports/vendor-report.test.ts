import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { playedRound, systemScope, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { openReports, summing } from '@croupier/dev/testing/reports.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { returnedText } from './list-vendor-revenue.ts'
import { sumVendorsPlayed } from './sum-vendors.ts'

const DAY = 86_400_000

const server = useServer()
let token: string

beforeAll(async () => {
  await openReports(server())
  token = await signInOperator(server(), 'reader', 'approver')
})

const report = async (query = '') =>
  (await server().call('console', { url: `/staff/reports/vendors?${query}`, token })).json()
const sum = () => sumVendorsPlayed.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: Date.now() })

describe('[H-09] what was played of each vendor', () => {
  it.each<[bigint, bigint, string | null]>([
    [1000n, 964n, '96.40'],
    [3n, 2n, '66.66'],
    [100n, 250n, '250.00'],
    [0n, 50n, null],
  ])('of %i staked, %i paid is %s per cent', (stake, payout, text) => {
    expect(returnedText({ stake, payout })).toBe(text)
  })

  it('is told for the days asked for, most staked first, with its total, and again as it is corrected', async () => {
    const player = await openPlayer(server(), '1000.00')
    const lately = Date.now() - DAY
    await tellFacts(server(), summing, [
      await playedRound(server(), player, { validBet: 500, payout: 200, vendorCode: 'ONE', closedAt: lately }),
      await playedRound(server(), player, { validBet: 100, payout: 40, vendorCode: 'ONE' }),
      await playedRound(server(), player, { validBet: 50, payout: 80, vendorCode: 'OTHER', gameType: 'LIVE' }),
      await playedRound(server(), player, { validBet: 7, payout: 0, vendorCode: 'ONE', closedAt: lately - 90 * DAY }),
    ])
    expect((await report()).value.list).toEqual([])
    await sum()
    await sum()
    const { value } = await report()
    expect(value).toMatchObject({
      currency: 'BDT',
      list: [
        {
          vendor: 'ONE',
          gameType: 'RNG',
          rounds: 2,
          stake: '600.00',
          payout: '240.00',
          ggr: '360.00',
          returned: '40.00',
        },
        { vendor: 'OTHER', gameType: 'LIVE', rounds: 1, stake: '50.00', ggr: '-30.00', returned: '160.00' },
      ],
      total: { rounds: 3, stake: '650.00', payout: '320.00', validBet: '650.00', ggr: '330.00', returned: '49.23' },
    })
    const today = (await report(`from=${Date.now()}&until=${Date.now()}`)).value
    expect(today.total).toMatchObject({ rounds: 2, stake: '150.00' })

    await tellFacts(server(), summing, [
      await playedRound(server(), player, { validBet: 10, vendorCode: 'OTHER', gameType: 'LIVE' }),
    ])
    await sum()
    expect((await report()).value.list[1]).toMatchObject({ vendor: 'OTHER', rounds: 2, stake: '60.00' })
  })

  it('is of one currency', async () => {
    expect((await report('currency=INR')).value).toMatchObject({ currency: 'INR', list: [], total: { returned: null } })
    expect(await report('currency=XXX')).toMatchObject({ errorCode: 'request.invalid' })
  })
})
