import { hashOfServerSeed } from '@croupier/games/index.ts'
import { hitPointOf } from '@croupier/games/jackpot/jackpot.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { asMember, playedRound, tellFacts, waitingFor } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { registerConsumers } from '@croupier/server/platform/outbox-consumer.ts'
import { cataloguePort } from '../catalogue/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { countJackpots } from './index.ts'

const server = useServer()
let cast: Cast
let approver: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  approver = await signInOperator(server(), 'nabil', 'approver', '127.0.0.8')
  await registerConsumers(server().wired.app.database, [countJackpots])
})

let opened = 0

/** A pot that is hit at exactly so much, whatever its seed. */
async function openPot(terms: { vendors?: string[] } & Record<string, unknown> = {}): Promise<string> {
  opened += 1
  const code = `POT${opened}`
  const vendors = terms.vendors ?? [`V${opened}`]
  for (const vendor of vendors) {
    await asOperator(server(), 'setVendor', { code: vendor, name: vendor, protocol: 'lottery' })
  }
  await server().wired.app.ports.use(cataloguePort).refresh()
  await asOperator(server(), 'createJackpot', {
    code,
    currency: 'BDT',
    titles: { en: `Pot ${opened}` },
    share: 100,
    seed: '10',
    lowest: '20',
    ceiling: '20',
    vendors,
    ...terms,
  })
  return code
}

type Round = Parameters<typeof playedRound>[2]
const settle = async (...rounds: [account: string, round: Round][]) => {
  const facts = []
  for (const [account, round] of rounds) facts.push(await playedRound(server(), account, round))
  await tellFacts(server(), [countJackpots], facts)
}

const pot = async (account: string, code: string) =>
  (await asMember(server(), account, 'listJackpots', {})).list.find((each: { code: string }) => each.code === code)
const wins = async (account: string, code: string) =>
  (await asMember(server(), account, 'listJackpotWins', { pageSize: 100 })).list.filter(
    (each: { code: string }) => each.code === code,
  )

describe('[D-03] a jackpot', () => {
  it('[D-03] grows by its share of every stake at the games that fill it, to the smallest part', async () => {
    const [one, other] = [await openPlayer(server()), await openPlayer(server())]
    const code = await openPot({ vendors: ['ONE', 'OTHER'], share: 50 })
    expect(await pot(one, code)).toMatchObject({ amount: '10.00', ceiling: '20.00', share: '0.50', run: 1 })
    await settle(
      [one, { validBet: 100, vendorCode: 'ONE' }],
      [other, { validBet: 3, stake: 7, payout: 100, vendorCode: 'OTHER' }],
      [other, { validBet: 1000, vendorCode: 'ELSEWHERE' }],
    )
    // Half a per cent of 103: of a stake of 7 that risked 3, those 3.
    expect(await pot(one, code)).toMatchObject({ amount: expect.stringMatching(/^10\.51/) })
    expect(await wins(one, code)).toEqual([])
  })

  it('[D-03] is won by whose stake takes it to where it is hit, and begins again', async () => {
    const [one, winner, later] = [await openPlayer(server()), await openPlayer(server()), await openPlayer(server())]
    const code = await openPot({ vendors: ['HIT'] })
    const before = await pot(one, code)
    await settle(
      [one, { validBet: 600, vendorCode: 'HIT' }],
      [winner, { validBet: 500, vendorCode: 'HIT' }],
      [later, { validBet: 200, vendorCode: 'HIT' }],
    )
    // 10 and a hundredth of 1,100; what is staked after it fills the next.
    expect(await waitingFor(server(), winner)).toEqual([['jackpot', '21.00']])
    expect(await waitingFor(server(), one)).toEqual([])
    expect(await pot(one, code)).toMatchObject({ amount: '12.00', run: 2 })
    const [win] = await wins(winner, code)
    expect(win).toMatchObject({ amount: '21.00', run: 1, isOwn: true, isHidden: true, seedHash: before.seedHash })
    expect((await wins(one, code))[0]).toMatchObject({ isOwn: false })
    // Everybody can compute where it was hit.
    expect(hashOfServerSeed(win.serverSeed)).toBe(before.seedHash)
    const range = { lowest: 20_000_000n, ceiling: 20_000_000n }
    expect(hitPointOf({ potCode: code, run: 1, serverSeed: win.serverSeed }, range)).toBe(20_000_000n)
    expect((await pot(one, code)).seedHash).not.toBe(before.seedHash)
  })

  it('[D-03] is hit several times by what settles together', async () => {
    const players = await Promise.all([0, 1, 2].map(() => openPlayer(server())))
    const code = await openPot({ vendors: ['THRICE'] })
    await settle(...players.map((each): [string, Round] => [each, { validBet: 1000, vendorCode: 'THRICE' }]))
    for (const each of players) expect(await waitingFor(server(), each)).toEqual([['jackpot', '20.00']])
    expect(await pot(players[0]!, code)).toMatchObject({ amount: '10.00', run: 4 })
  })

  it('[D-03] is listed by when it was won, whichever run began first, page by page', async () => {
    const player = await openPlayer(server())
    const codes = [await openPot({ vendors: ['FIRST'] }), await openPot({ vendors: ['SECOND'] })]
    await settle([player, { validBet: 1000, vendorCode: 'SECOND' }])
    await settle([player, { validBet: 1000, vendorCode: 'FIRST' }])

    const all = (await asMember(server(), player, 'listJackpotWins', { pageSize: 100 })).list
    expect(all.slice(0, 2).map(({ code }: { code: string }) => code)).toEqual(codes)
    const paged: object[] = []
    for (let before: string | undefined; paged.length < all.length; ) {
      const page = await asMember(server(), player, 'listJackpotWins', { pageSize: 1, ...(before && { before }) })
      paged.push(...page.list)
      before = page.next ?? undefined
    }
    expect(paged).toEqual(all)
  })

  it('[D-03] what is won is claimed like any reward, without turnover', async () => {
    const winner = await openPlayer(server(), '0')
    await openPot({ vendors: ['CLAIM'] })
    await settle([winner, { validBet: 1000, vendorCode: 'CLAIM' }])
    const { list } = await asMember(server(), winner, 'listRewards', { status: 'claimable', pageSize: 10 })
    expect(list[0]).toMatchObject({ promotionType: 'jackpot', amount: '20.00', turnover: '0.00' })
    await asMember(server(), winner, 'claimReward', { promotionClaimId: list[0].promotionClaimId })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each<[string, object]>([
    ['play money', { isDemo: true }],
    ['a vendor’s gift', { isFree: true }],
    ['a bonus', { bonusStake: '1000000000' }],
    ['a stake that came back', { validBet: '0', payout: '1000000000' }],
  ])('[D-03] does not grow by what %s paid for', async (_, more) => {
    const player = await openPlayer(server())
    const code = await openPot({ vendors: ['NOT'] })
    const fact = await playedRound(server(), player, { validBet: 1000, vendorCode: 'NOT' })
    await tellFacts(server(), [countJackpots], [{ ...fact, payload: { ...(fact.payload as object), ...more } }])
    expect(await pot(player, code)).toMatchObject({ amount: '10.00', run: 1 })
  })

  it('[D-03] is of one currency, and of every vendor where none is named', async () => {
    const [player, elsewhere] = [await openPlayer(server()), await openPlayer(server(), '0', 'USD')]
    const code = await openPot({ vendors: [], lowest: '1000000', ceiling: '2000000' })
    await settle([player, { validBet: 100, vendorCode: 'ANY' }])
    expect(await pot(player, code)).toMatchObject({ amount: '11.00' })
    expect(await pot(elsewhere, code)).toBeUndefined()
  })
})

describe('[D-03] jackpots of operators', () => {
  it('[D-03] are opened by two, and rest and go on by one', async () => {
    const asked = await server().call('console', {
      method: 'POST',
      url: '/staff/jackpots',
      token: cast.admin,
      body: {
        code: 'BIG',
        currency: 'BDT',
        titles: { en: 'Big' },
        share: 50,
        seed: '50',
        lowest: '100',
        ceiling: '200',
      },
    })
    expect(asked.json().errorCode).toBe('staff.approval.awaited')
    const done = await server().call('console', {
      method: 'POST',
      url: `/staff/proposals/${asked.json().value.proposalId}/approve`,
      token: approver,
      body: {},
    })
    expect(done.json()).toMatchObject({ success: true })
    const { list } = (await server().call('console', { url: '/staff/jackpots', token: cast.admin })).json().value
    // Hit at 150 on average, of which 100 are gathered: what is paid is one and a half times its share.
    expect(list.find((each: { code: string }) => each.code === 'BIG')).toMatchObject({
      amount: '50.00',
      cost: '0.750',
      isRunning: true,
    })

    const player = await openPlayer(server())
    const turn = (isRunning: boolean) =>
      server().call('console', {
        method: 'POST',
        url: '/staff/jackpots/BIG/running',
        token: cast.admin,
        body: { isRunning },
      })
    await turn(false)
    expect(await pot(player, 'BIG')).toBeUndefined()
    await settle([player, { validBet: 1000, vendorCode: 'X' }])
    await turn(true)
    expect(await pot(player, 'BIG')).toMatchObject({ amount: '50.00' })
  })

  it('[D-03] are changed by two, from the next run on: this one is hit and filled by the terms it began with', async () => {
    const [player, winner, later] = await Promise.all([0, 1, 2].map(() => openPlayer(server(), '0')))
    const code = await openPot({ vendors: ['BEFORE'] })
    await asOperator(server(), 'setVendor', { code: 'AFTER', name: 'AFTER', protocol: 'lottery' })
    await server().wired.app.ports.use(cataloguePort).refresh()
    const change = (terms: object) =>
      server().call('console', {
        method: 'PUT',
        url: `/staff/jackpots/${code}/terms`,
        token: cast.admin,
        body: { share: 200, seed: '30', lowest: '60', ceiling: '60', vendors: ['AFTER'], ...terms },
      })
    expect((await change({ share: 500, seed: '59' })).json()).toMatchObject({
      errorCode: 'jackpot.too.costly',
      value: { most: '10' },
    })
    const asked = await change({})
    expect(asked.json().errorCode).toBe('staff.approval.awaited')
    const url = `/staff/proposals/${asked.json().value.proposalId}/approve`
    expect((await server().call('console', { method: 'POST', url, token: approver, body: {} })).json()).toMatchObject({
      success: true,
    })
    const staffPot = async () => {
      const { list } = (await server().call('console', { url: '/staff/jackpots', token: cast.admin })).json().value
      return list.find((each: { code: string }) => each.code === code)
    }
    expect(await staffPot()).toMatchObject({
      share: 100,
      lowest: '20.00',
      next: { share: 200, seed: '30.00', lowest: '60.00', vendors: ['AFTER'] },
    })
    expect(await pot(player!, code)).toMatchObject({ amount: '10.00', share: '1.00', ceiling: '20.00' })

    // Together: this run is filled by the games of before and hit at 20, and the next by those of after it.
    await settle(
      [player!, { validBet: 500, vendorCode: 'AFTER' }],
      [winner!, { validBet: 1000, vendorCode: 'BEFORE' }],
      [winner!, { validBet: 700, vendorCode: 'BEFORE' }],
      [later!, { validBet: 100, vendorCode: 'AFTER' }],
    )
    expect(await waitingFor(server(), winner!)).toEqual([['jackpot', '20.00']])
    expect(await pot(later!, code)).toMatchObject({ run: 2, amount: '32.00', share: '2.00', vendors: ['AFTER'] })
    expect(await staffPot()).toMatchObject({ share: 200, next: null })
    // What decided the run that was won stays what it was.
    expect((await wins(later!, code))[0]).toMatchObject({ lowest: '20.00', ceiling: '20.00' })
  })

  it.each<[string, Record<string, string>, string]>([
    ['hit below what is put in', { seed: '30', lowest: '20' }, 'lowest'],
    ['a range that ends before it begins', { lowest: '20', ceiling: '19' }, 'ceiling'],
    ['an amount finer than the currency', { seed: '0.0000001' }, 'seed'],
  ])('[D-03] refuse %s', async (_, terms, field) => {
    await expect(openPot(terms)).rejects.toMatchObject({ code: 'request.invalid', value: { fields: [{ field }] } })
  })

  it('[D-03] refuse one that costs too much of stakes, or that games of nobody would fill', async () => {
    await expect(openPot({ share: 500, seed: '99', lowest: '100', ceiling: '100' })).rejects.toMatchObject({
      code: 'jackpot.too.costly',
      value: { cost: '500.000', most: '10' },
    })
    const terms = {
      code: 'NOBODY',
      currency: 'BDT',
      titles: { en: 'N' },
      share: 1,
      seed: '1',
      lowest: '2',
      ceiling: '3',
    }
    await expect(asOperator(server(), 'createJackpot', { ...terms, vendors: ['NOBODY'] })).rejects.toMatchObject({
      code: 'request.invalid',
      value: { fields: [{ field: 'vendors' }] },
    })
  })

  it('[H-01] are named in the audit log by their codes', async () => {
    const code = await openPot()
    const { details } = await server().wired.app.database.one<{ details: { code: string } }>(sql`
      select details from staff.audit_line where action = 'createJackpot' and outcome = 'done' order by seq desc limit 1`)
    expect(details.code).toBe(code)
  })

  it('[D-03] refuse a code twice', async () => {
    const code = await openPot()
    await expect(openPot({ code })).rejects.toMatchObject({ code: 'jackpot.code.taken' })
  })
})

it('[D-03] one run of each pot is open, and every one that was hit has its winner', async () => {
  const open = await server().wired.app.database.many<{ open: bigint }>(sql`
    select count(*) filter (where won_at is null) as open from jackpots.run group by pot_code`)
  expect(open.every((each) => each.open === 1n)).toBe(true)
})
