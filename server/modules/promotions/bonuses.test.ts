import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BonusTerms } from '@croupier/api/rewards/bonus-terms.ts'
import { asMember, runPromotion, systemScope } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { putOnABreak } from '@croupier/dev/testing/safeguards.ts'
import { sql } from '../../platform/database.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { playedByDay, sumRounds, validBetsOf } from '../figures/index.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { countValidBets } from '../play/index.ts'
import { purseBalances } from '../wallet/index.ts'
import { bonusStakesPort, keepAllBonuses, releaseBonuses, sweepLate } from '../rewards/index.ts'

const server = useServer()
const database = () => server().wired.app.database
let vendor: TestVendor

beforeAll(async () => {
  vendor = await openVendor(server())
})

const whole: BonusTerms = {
  maxBet: null,
  maxCashOut: null,
  days: 7,
  weights: [{ gameType: 'RNG', percent: '100' }],
  leftOut: [],
}

/** A member with so much in main who has claimed a bonus; answers the reward's number besides. */
async function withBonus(main: string, amount: string, multiple: string, more: Partial<BonusTerms> = {}) {
  const account = await openPlayer(server(), main)
  return { account, ...(await claimBonus(account, amount, multiple, more)) }
}

async function claimBonus(account: string, amount: string, multiple: string, more: Partial<BonusTerms> = {}) {
  const code = `B${randomUUID().slice(0, 8)}`
  const terms = { code, amount, uses: 10, multiple }
  await runPromotion(server(), { kind: 'code', terms }, { bonus: { ...whole, ...more } })
  const { promotionClaimId } = await asMember(server(), account, 'redeemCode', { promoCode: code })
  const answer = await asMember(server(), account, 'claimReward', { promotionClaimId })
  expect(answer).toMatchObject({ status: 'claimed', isBonus: true })
  return { promotionClaimId: promotionClaimId as string }
}

async function pursesOf(account: string): Promise<[string, string]> {
  const member = await findMemberByAccount(database(), account)
  const purses = await purseBalances(database(), member!.id)
  const text = (name: string) => (Number(purses.find((purse) => purse.name === name)?.balance ?? 0n) / 1e6).toFixed(2)
  return [text('main'), text('bonus')]
}

const round = () => randomUUID()
const send = (account: string, roundId: string, finished: boolean, transactions: object[]) =>
  vendor.send('betwin', {
    account_id: account,
    currency: 'BDT',
    game_id: 'game',
    round_id: roundId,
    finished,
    transactions,
  })
const stake = (amount: string) => ({ id_provider: randomUUID(), type: 'bet', amount })
const payout = (amount: string) => ({ id_provider: randomUUID(), type: 'win', amount })

/** Counts what was played, and does what is due. */
async function settle(): Promise<void> {
  await drainOutbox(server().wired.app, [countValidBets, releaseBonuses])
  await keepAllBonuses.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: 0 })
}

/** Until something waits for what another transaction holds. */
async function untilOneWaits(): Promise<void> {
  const waiting = () =>
    database().maybe(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`)
  while (!(await waiting())) await sleep(10)
}

async function bonusOf(account: string, promotionClaimId: string) {
  const { list } = await asMember(server(), account, 'listBonuses', { pageSize: 50 })
  return list.find((one: { promotionClaimId: string }) => one.promotionClaimId === promotionClaimId)
}

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no refusal',
    (error: { code?: string }) => error.code,
  )

describe('[E-02] wagering rules: a bonus in a purse of its own', () => {
  // Case 19 of the brief: main 60, bonus 500, each alone.
  it.each([
    ['60', 'main alone where it covers the stake', ['0.00', '500.00']],
    ['100', 'bonus alone where that does', ['60.00', '400.00']],
    ['540', 'else main first, and the rest from bonus', ['0.00', '20.00']],
  ])('a stake of %s takes %s', async (amount, _title, left) => {
    const { account } = await withBonus('60', '500', '10')
    expect((await send(account, round(), true, [stake(amount)])).status).toBe(200)
    expect(await pursesOf(account)).toEqual(left)
  })

  it('gives a payout back to the purses its stake came from, to the unit', async () => {
    const { account } = await withBonus('60', '500', '10')
    await send(account, round(), true, [stake('540'), payout('999.99')])
    expect(await pursesOf(account)).toEqual(['111.11', '908.88'])
  })

  // Case 20: so, with a largest bet of 50.
  it('refuses a stake that touches the bonus above its largest bet, and takes the same from main', async () => {
    const { account } = await withBonus('60', '500', '10', { maxBet: '50' })
    expect((await send(account, round(), true, [stake('100')])).status).not.toBe(200)
    expect((await send(account, round(), true, [stake('60')])).status).toBe(200)
    expect((await send(account, round(), true, [stake('50.01')])).status).not.toBe(200)
    expect((await send(account, round(), true, [stake('50')])).status).toBe(200)
    expect(await pursesOf(account)).toEqual(['0.00', '450.00'])
  })

  it('counts main alone in games that are left out', async () => {
    const { account } = await withBonus('60', '500', '10', { leftOut: ['RNG'] })
    expect((await send(account, round(), true, [stake('60.01')])).status).not.toBe(200)
    expect((await send(account, round(), true, [stake('60')])).status).toBe(200)
    expect(await pursesOf(account)).toEqual(['0.00', '500.00'])
  })

  // Case 21: met at more than the most that may be cashed out; a later win goes to the house.
  it('[B-10] is released as soon as it is wagered, as far as it may be cashed out; what comes later goes the same way', async () => {
    const { account, promotionClaimId } = await withBonus('0', '500', '2', { maxCashOut: '3000' })
    const open = round()
    await send(account, open, false, [stake('40')])
    await send(account, round(), true, [stake('460'), payout('3456.78')])
    await send(account, round(), true, [stake('600'), payout('600')])
    await settle()
    expect(await pursesOf(account)).toEqual(['3000.00', '0.00'])
    expect(await bonusOf(account, promotionClaimId)).toMatchObject({
      isWagered: true,
      wagered: '1000.00',
      bonus: { state: 'released', released: '3000.00', taken: '456.78' },
    })

    await send(account, open, true, [payout('50')])
    expect(await pursesOf(account)).toEqual(['3000.00', '50.00'])
    await settle()
    expect(await pursesOf(account)).toEqual(['3000.00', '0.00'])
    expect(await bonusOf(account, promotionClaimId)).toMatchObject({ bonus: { taken: '506.78' } })
  })

  // Case 22: nothing left and nothing at stake: lost, and withdrawing is free.
  it('is lost when nothing of it is left, but not while a round may still win', async () => {
    const { account, promotionClaimId } = await withBonus('700', '500', '10')
    const open = round()
    await asOperator(server(), 'creditMember', { account, amount: '1', note: 'test' })
    await send(account, open, false, [stake('701')])
    await send(account, round(), true, [stake('500')])
    await settle()
    expect(await pursesOf(account)).toEqual(['0.00', '0.00'])
    expect(await bonusOf(account, promotionClaimId)).toMatchObject({ bonus: { state: 'lost' } })

    const later = await withBonus('0', '500', '10')
    const held = round()
    await send(later.account, held, false, [stake('500')])
    await settle()
    expect(await bonusOf(later.account, later.promotionClaimId)).toMatchObject({ bonus: { state: 'active' } })
    await send(later.account, held, true, [payout('80')])
    await settle()
    expect(await pursesOf(later.account)).toEqual(['0.00', '80.00'])
  })

  it('is not lost where its win is booked in the moment in which it is looked at', async () => {
    const { account, promotionClaimId } = await withBonus('0', '500', '10')
    const member = (await findMemberByAccount(database(), account))!
    const held = round()
    await send(account, held, false, [stake('500')])
    const { ports } = server().wired.app
    const stakes = ports.use(bonusStakesPort)
    let win: ReturnType<typeof send> | undefined
    const hasOpen: typeof stakes.hasOpen = async (db, memberId, currency) => {
      if (memberId === member.id && !win) {
        win = send(account, held, true, [payout('1000')])
        await Promise.race([win, untilOneWaits()])
      }
      return stakes.hasOpen(db, memberId, currency)
    }
    ports.provide(bonusStakesPort, { ...stakes, hasOpen })
    try {
      await settle()
    } finally {
      ports.provide(bonusStakesPort, stakes)
    }
    expect((await win)?.status).toBe(200)
    await settle()
    expect(await pursesOf(account)).toEqual(['0.00', '1000.00'])
    expect(await bonusOf(account, promotionClaimId)).toMatchObject({ bonus: { state: 'active' } })
  })

  // Case 23: withdrawing is refused until it is given up; main is never touched.
  it('must be given up before its member is paid, and giving it up takes the bonus purse alone', async () => {
    const { account, promotionClaimId } = await withBonus('700', '320', '10')
    await asMember(server(), account, 'choosePaymentPassword', {
      password: 'lantern-light-77',
      paymentPassword: '135790',
    })
    const { id } = await asMember(server(), account, 'bindPayoutAccount', {
      bank: 'BKASH',
      holder: 'Rahim Uddin',
      number: `017${String(Date.now()).slice(-8)}`,
      paymentPassword: '135790',
    })
    const wish = { amount: '500', payoutAccountId: id, paymentPassword: '135790' }
    expect(await refusalOf(asMember(server(), account, 'requestWithdrawal', wish))).toBe('withdraw.bonus.open')

    const given = await asMember(server(), account, 'forfeitBonus', { promotionClaimId })
    expect(given).toMatchObject({ bonus: { state: 'forfeited', released: '0.00', taken: '320.00' } })
    expect(await refusalOf(asMember(server(), account, 'forfeitBonus', { promotionClaimId }))).toBe('bonus.ended')
    expect(await pursesOf(account)).toEqual(['700.00', '0.00'])
    await asMember(server(), account, 'requestWithdrawal', wish)
    expect(await pursesOf(account)).toEqual(['200.00', '0.00'])
  })

  it('waits behind the one before it, begins when that has ended, and runs out by its days from then', async () => {
    const first = await withBonus('0', '100', '10')
    const second = await claimBonus(first.account, '200', '10')
    expect(await bonusOf(first.account, second.promotionClaimId)).toMatchObject({ bonus: { state: 'waiting' } })
    expect(await pursesOf(first.account)).toEqual(['0.00', '100.00'])
    await database().run(sql`
      update rewards.bonus set expires_at = now() - interval '1 second' where id = ${first.promotionClaimId}::bigint`)
    await settle()
    expect(await bonusOf(first.account, first.promotionClaimId)).toMatchObject({
      bonus: { state: 'expired', taken: '100.00' },
    })
    const begun = await bonusOf(first.account, second.promotionClaimId)
    expect(begun).toMatchObject({ bonus: { state: 'active', balance: '200.00' } })
    expect(begun.bonus.expiresAt - begun.bonus.activatedAt).toBe(7 * 86_400_000)
    expect(await pursesOf(first.account)).toEqual(['0.00', '200.00'])
  })

  it('waits on while its member is on a break, in which nothing of it could be played', async () => {
    const first = await withBonus('0', '100', '10')
    const { promotionClaimId } = await claimBonus(first.account, '200', '10')
    await putOnABreak(server(), first.account, 24)
    await database().run(sql`
      update rewards.bonus set expires_at = now() - interval '1 second' where id = ${first.promotionClaimId}::bigint`)
    await settle()
    expect(await pursesOf(first.account)).toEqual(['0.00', '0.00'])
    const waits = sql`select state from rewards.bonus where id = ${promotionClaimId}::bigint`
    expect(await database().one(waits)).toEqual({ state: 'waiting' })
    await database().run(sql`
      update safeguards.break set ends_at = now()
      where member_id = (select id from identity.member where account = ${first.account})`)
    await settle()
    expect(await pursesOf(first.account)).toEqual(['0.00', '200.00'])
  })

  it('is divided as it ended also where something comes back weeks later', async () => {
    const { account, promotionClaimId } = await withBonus('0', '500', '1', { maxCashOut: '3000' })
    const open = round()
    await send(account, open, false, [stake('40')])
    await send(account, round(), true, [stake('460'), payout('460')])
    await send(account, round(), true, [stake('460'), payout('460')])
    await settle()
    await database().run(sql`
      update rewards.bonus set ended_at = ended_at - interval '30 days' where id = ${promotionClaimId}::bigint`)
    await send(account, open, true, [payout('50')])
    const late = await pursesOf(account)
    await settle()
    expect(await pursesOf(account)).toEqual(late)
    expect(late[1]).toBe('50.00')
    await sweepLate.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: 0 })
    // Released as the rest was: below the most that may be cashed out it is the member's.
    expect(await pursesOf(account)).toEqual([(Number(late[0]) + 50).toFixed(2), '0.00'])
  })

  it('does not run out before all that was played in its time has counted', async () => {
    const { account, promotionClaimId } = await withBonus('0', '100', '1')
    await send(account, round(), true, [stake('100'), payout('80')])
    await database().run(sql`
      update rewards.bonus set expires_at = clock_timestamp() where id = ${promotionClaimId}::bigint`)
    await keepAllBonuses.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: 0 })
    expect(await bonusOf(account, promotionClaimId)).toMatchObject({ bonus: { state: 'active' } })
    await settle()
    expect(await bonusOf(account, promotionClaimId)).toMatchObject({ bonus: { state: 'released' } })
    expect(await pursesOf(account)).toEqual(['80.00', '0.00'])
  })

  it('is claimed once, whoever asks at once, and moves nothing of somebody else’s', async () => {
    const account = await openPlayer(server(), '0')
    const code = `B${randomUUID().slice(0, 8)}`
    await runPromotion(
      server(),
      { kind: 'code', terms: { code, amount: '50', uses: 9, multiple: '3' } },
      { bonus: whole },
    )
    const { promotionClaimId } = await asMember(server(), account, 'redeemCode', { promoCode: code })
    await Promise.all(Array.from({ length: 6 }, () => asMember(server(), account, 'claimReward', { promotionClaimId })))
    expect(await pursesOf(account)).toEqual(['0.00', '50.00'])
    const other = await openPlayer(server(), '0')
    expect(await refusalOf(asMember(server(), other, 'forfeitBonus', { promotionClaimId }))).toBe('reward.not.found')
    expect(await asMember(server(), account, 'claimAllRewards', {})).toEqual({ list: [], bonusesLeft: 0 })
  })

  it('[B-10] is found among those that have not ended, however much was claimed since', async () => {
    const { account, promotionClaimId: active } = await withBonus('0', '100', '10')
    const waiting = await claimBonus(account, '50', '10')
    const givenUp = await claimBonus(account, '60', '10')
    await asMember(server(), account, 'forfeitBonus', givenUp)
    const code = `C${randomUUID().slice(0, 8)}`
    const cash = { code, amount: '20', uses: 9, multiple: '3' }
    await runPromotion(server(), { kind: 'code', terms: cash })
    await asMember(server(), account, 'redeemCode', { promoCode: code })
    await asMember(server(), account, 'claimAllRewards', {})

    const found = async (more: object) => {
      const { list } = await asMember(server(), account, 'listBonuses', more)
      return list.map((one: { promotionClaimId: string }) => one.promotionClaimId)
    }
    expect(await found({ pageSize: 2 })).not.toContain(active)
    expect(await found({ pageSize: 2, state: 'open' })).toEqual([waiting.promotionClaimId, active])
  })

  it('[H-05] is shown to staff with its member, as the member sees it', async () => {
    const { account, promotionClaimId } = await withBonus('0', '100', '10')
    const support = await signInOperator(server(), 'bonuses', 'support')
    const look = async (of: string) =>
      (await server().call('console', { method: 'GET', url: `/staff/members/${of}/bonuses`, token: support })).json()

    const { value } = await look(account)
    expect(value).toEqual(await asMember(server(), account, 'listBonuses', {}))
    expect(value.list[0]).toMatchObject({ promotionClaimId, amount: '100.00', bonus: { state: 'active' } })
    expect(await look('nobody1x')).toMatchObject({ errorCode: 'member.not.found' })
  })

  it('is left out where all is claimed at once, and that is said', async () => {
    const account = await openPlayer(server(), '0')
    const [cash, bonus] = [`C${randomUUID().slice(0, 8)}`, `B${randomUUID().slice(0, 8)}`]
    const terms = { amount: '20', uses: 9, multiple: '3' }
    await runPromotion(server(), { kind: 'code', terms: { ...terms, code: cash } })
    await runPromotion(server(), { kind: 'code', terms: { ...terms, code: bonus } }, { bonus: whole })
    for (const promoCode of [cash, bonus]) await asMember(server(), account, 'redeemCode', { promoCode })
    expect(await asMember(server(), account, 'claimAllRewards', {})).toMatchObject({
      list: [{ amount: '20.00', isBonus: false }],
      bonusesLeft: 1,
    })
    expect(await pursesOf(account)).toEqual(['20.00', '0.00'])
  })

  it('leaves the books true', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})

describe('[E-02] what is staked from a bonus', () => {
  const counted = [sumRounds]

  async function ownPlay(account: string) {
    await drainOutbox(server().wired.app, counted)
    const { id } = (await findMemberByAccount(database(), account))!
    const now = Date.now()
    const filter = { memberIds: [id], currency: 'BDT', from: 0, until: now + 60_000 }
    const lines = await playedByDay(database(), { ...filter, zone: 'UTC' })
    const units = (amount: bigint) => (Number(amount) / 1e6).toFixed(2)
    const sum = (of: 'stake' | 'payout' | 'validBet') => units(lines.reduce((all, line) => all + line[of], 0n))
    const levels = (await validBetsOf(database(), filter)).get(id) ?? 0n
    return {
      rounds: lines.reduce((all, line) => all + Number(line.rounds), 0),
      stake: sum('stake'),
      payout: sum('payout'),
      validBet: sum('validBet'),
      levels: units(levels),
    }
  }

  async function takeBack(account: string, of: string, bet: ReturnType<typeof stake>) {
    const back = await vendor.send('rollback', {
      account_id: account,
      currency: 'BDT',
      game_id: 'game',
      round_id_provider: of,
      finished: true,
      transactions: [{ id_provider: randomUUID(), type: 'rollback', original_id_provider: bet.id_provider }],
    })
    expect(back.status).toBe(200)
  }

  beforeAll(() => registerConsumers(database(), counted))

  it('counts neither for rebates and missions nor for rescue and levels: only what is the member’s own does', async () => {
    const { account } = await withBonus('60', '500', '10')
    await send(account, round(), true, [stake('60'), payout('30')])
    await send(account, round(), true, [stake('100'), payout('10')])
    // Thirty of it are main’s.
    await send(account, round(), true, [stake('430'), payout('100')])
    const own = { rounds: 1, stake: '90.00', payout: '36.98', validBet: '90.00' }
    const played = await ownPlay(account)
    expect(played.levels).toBe(played.validBet)
    expect(played).toMatchObject(own)
  })

  it('is taken back with its round, and leaves what was the member’s own as it is', async () => {
    const { account } = await withBonus('60', '500', '10')
    await send(account, round(), true, [stake('50')])
    const bet = stake('200')
    const second = round()
    await send(account, second, true, [bet])
    expect(await ownPlay(account)).toMatchObject({ rounds: 1, stake: '50.00', validBet: '50.00' })
    await takeBack(account, second, bet)
    expect(await ownPlay(account)).toMatchObject({ rounds: 1, stake: '50.00', validBet: '50.00' })
  })

  it('makes its round the member’s own where it is taken back and a stake of theirs is not', async () => {
    const { account } = await withBonus('60', '500', '10')
    const [both, own, fromBonus] = [round(), stake('60'), stake('200')]
    await send(account, both, false, [own])
    await send(account, both, true, [fromBonus])
    expect(await ownPlay(account)).toMatchObject({ rounds: 0, stake: '60.00' })
    await takeBack(account, both, fromBonus)
    expect(await ownPlay(account)).toMatchObject({ rounds: 1, stake: '60.00' })
    await takeBack(account, both, own)
    expect(await ownPlay(account)).toMatchObject({ rounds: 0, stake: '0.00' })
  })
})

describe('[E-02] a bonus counts rounds that were opened with it', () => {
  it('and not one that was open when it was activated', async () => {
    const account = await openPlayer(server(), '100')
    const before = round()
    await send(account, before, false, [stake('40')])
    const { promotionClaimId } = await claimBonus(account, '500', '2')
    await send(account, before, true, [payout('10')])
    await send(account, round(), true, [stake('30')])
    await settle()
    expect(await bonusOf(account, promotionClaimId)).toMatchObject({ wagered: '30.00' })
  })
})
