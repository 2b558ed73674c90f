import { randomUUID } from 'node:crypto'
import { openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { putOnABreak } from '@croupier/dev/testing/safeguards.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'

const server = useServer()
let vendor: TestVendor

beforeAll(async () => {
  vendor = await openVendor(server())
  await openLotteries(server(), ['SSC5'])
})

/** A vendor's call that names no session, as some send them. */
const play = (account: string, round: string, type: 'bet' | 'win', amount: string) =>
  vendor.send('betwin', {
    account_id: account,
    currency: 'BDT',
    game_id: 'game',
    round_id: round,
    finished: type === 'win',
    transactions: [{ id_provider: randomUUID(), type, amount }],
  })

const buy = async (account: string, draws: number) => {
  const { planned } = await asMember(server(), account, 'showLottery', { gameCode: 'SSC5' })
  return asMember(server(), account, 'placeOrder', {
    gameCode: 'SSC5',
    draws: planned.slice(4, 4 + draws).map(({ numero }: { numero: string }) => ({ numero, multiple: 1 })),
    lines: [{ playCode: 'Sum_BSOE', content: '0', unitValue: '1', multiple: 1 }],
  })
}

describe('whoever is on a break', () => {
  it('[I-01] stakes nothing, also where the vendor names no session; what was staked before still wins', async () => {
    const account = await openPlayer(server(), '100.00')
    const [before, after] = [randomUUID(), randomUUID()]
    expect((await play(account, before, 'bet', '10.00')).status).toBe(200)

    await putOnABreak(server(), account, 1)
    expect((await play(account, after, 'bet', '10.00')).status).not.toBe(200)
    expect((await play(account, before, 'bet', '10.00')).status).not.toBe(200)
    expect((await play(account, before, 'win', '25.00')).status).toBe(200)
    const rounds = await server().wired.app.database.many<{ stake: bigint; payout: bigint }>(sql`
      select r.stake, r.payout from play.round r join identity.member m on m.id = r.member_id
      where m.account = ${account}`)
    expect(rounds).toEqual([{ stake: 10_000_000n, payout: 25_000_000n }])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('[I-01] stakes again once it is over', async () => {
    const account = await openPlayer(server(), '100.00')
    await putOnABreak(server(), account, -1)
    expect((await play(account, randomUUID(), 'bet', '10.00')).status).toBe(200)
  })

  it.each([1, 3])('[I-01] buys no order of %i draws of a lottery, and is told of the break', async (draws) => {
    const account = await openPlayer(server(), '100.00')
    await putOnABreak(server(), account, 1)
    await expect(buy(account, draws)).rejects.toMatchObject({
      code: 'login.excluded',
      value: { until: expect.any(Number) },
    })
    const { count } = await server().wired.app.database.one<{ count: bigint }>(sql`
      select count(*) as count from lottery.placed_order o join identity.member m on m.id = o.member_id
      where m.account = ${account}`)
    expect(count).toBe(0n)
  })

  it('[I-01] cannot choose offers again, and can still refuse them', async () => {
    const account = await openPlayer(server(), '0')
    await putOnABreak(server(), account, 1)
    await expect(asMember(server(), account, 'setMarketing', { isWanted: true })).rejects.toMatchObject({
      code: 'login.excluded',
    })
    await expect(asMember(server(), account, 'setMarketing', { isWanted: false })).resolves.toEqual({})
  })

  it('[I-01] sees until when', async () => {
    const account = await openPlayer(server(), '0')
    expect(await asMember(server(), account, 'showBreak', {})).toEqual({ isRunning: false, endsAt: null })
    await putOnABreak(server(), account, 24)
    const { isRunning, endsAt } = await asMember(server(), account, 'showBreak', {})
    expect([isRunning, Math.abs(endsAt - Date.now() - 86_400_000) < 60_000]).toEqual([true, true])
  })
})
