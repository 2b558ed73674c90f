import { randomUUID } from 'node:crypto'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { sql } from '@croupier/server/platform/database.ts'

const server = useServer()
let vendor: TestVendor

beforeAll(async () => {
  vendor = await openVendor(server())
  for (const [code, type] of [
    ['book', 'SPORTS'],
    ['arena', 'ESPORTS'],
    ['pit', 'COCKFIGHT'],
  ]) {
    await asOperator(server(), 'addGame', { vendor: vendor.code, code, name: code, type })
  }
  await server().wired.app.ports.use(cataloguePort).refresh()
})

/** A coupon at a book: a round that stays open from the bet to its settlement. */
async function openCoupon(account: string, game: string, stake: string) {
  const seat = { account_id: account, currency: 'BDT', game_id: game, round_id: `coupon-${randomUUID()}` }
  const bet = randomUUID()
  const placed = await vendor.send('betwin', {
    ...seat,
    transactions: [{ id_provider: bet, type: 'bet', amount: stake }],
  })
  expect(placed.status).toBe(200)
  return {
    balance: placed.body.balance as string,
    pays: (amount: string, id: string = randomUUID()) =>
      vendor.send('betwin', {
        ...seat,
        transactions: [{ id_provider: id, type: 'win', amount }],
        finished: true,
      }),
    loses: () => vendor.send('finish', { ...seat, finished: true }),
    calledOff: () =>
      vendor.send('rollback', {
        account_id: account,
        currency: 'BDT',
        game_id: game,
        round_id_provider: seat.round_id,
        round_id: seat.round_id,
        finished: true,
        transactions: [{ id_provider: randomUUID(), type: 'rollback', original_id_provider: bet }],
      }),
  }
}

const roundsOf = (account: string) =>
  server().wired.app.database.many<{ type: string; state: string; stake: bigint; payout: bigint }>(sql`
    select r.game_type as type, r.state, r.stake, r.payout
    from play.round r join identity.member m on m.id = r.member_id
    where m.account = ${account} order by r.opened_at, r.id`)

describe('coupons of a vendor of sports', () => {
  it.each(['book', 'arena'])(
    '[D-08] of its %s are settled long after they are placed: won, lost, called off',
    async (game) => {
      const account = await openPlayer(server(), '100.00')
      const [single, parlay, void_] = [
        await openCoupon(account, game, '10.00'),
        await openCoupon(account, game, '20.00'),
        await openCoupon(account, game, '5.00'),
      ]
      expect(void_.balance).toBe('65.00')
      // Weeks pass: an outright bet is open for a season.
      await server().wired.app.database.run(sql`
      update play.round set opened_at = opened_at - interval '60 days'
      where member_id = (select id from identity.member where account = ${account})`)

      const id = randomUUID()
      expect((await single.pays('19.50', id)).body.balance).toBe('84.50')
      // Told again it is paid once.
      expect((await single.pays('19.50', id)).body.balance).toBe('84.50')
      expect((await parlay.loses()).status).toBe(200)
      expect((await void_.calledOff()).body.balance).toBe('89.50')

      const type = game === 'book' ? 'SPORTS' : 'ESPORTS'
      const rounds = await roundsOf(account)
      expect(rounds.slice(0, 2)).toEqual([
        { type, state: 'closed', stake: 10_000_000n, payout: 19_500_000n },
        { type, state: 'closed', stake: 20_000_000n, payout: 0n },
      ])
      expect(rounds[2]!.state).not.toBe('open')
    },
  )

  it('[D-08] that are cashed out are paid at once and over, and once however often it is told', async () => {
    const account = await openPlayer(server(), '100.00')
    const coupon = await openCoupon(account, 'book', '10.00')
    const id = randomUUID()
    expect((await coupon.pays('6.40', id)).body.balance).toBe('96.40')
    expect((await coupon.pays('6.40', id)).body.balance).toBe('96.40')
    expect(await roundsOf(account)).toEqual([
      { type: 'SPORTS', state: 'closed', stake: 10_000_000n, payout: 6_400_000n },
    ])
  })

  it('[D-08] of a cockfight: Meron wins, Wala loses, and a draw gives stakes back', async () => {
    const account = await openPlayer(server(), '100.00')
    const [meron, wala] = [await openCoupon(account, 'pit', '10.00'), await openCoupon(account, 'pit', '10.00')]
    expect((await meron.pays('18.80')).body.balance).toBe('98.80')
    expect((await wala.loses()).status).toBe(200)
    const drawn = await openCoupon(account, 'pit', '10.00')
    expect((await drawn.calledOff()).body.balance).toBe('98.80')
    expect((await roundsOf(account)).map(({ type }) => type)).toEqual(['COCKFIGHT', 'COCKFIGHT', 'COCKFIGHT'])
  })

  it('keep the books', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})
