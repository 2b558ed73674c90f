import { randomUUID } from 'node:crypto'
import {
  asMember,
  creditedDeposit,
  runPromotion,
  systemScope,
  tellFacts,
  waitingFor,
} from '@croupier/dev/testing/promotions.ts'
import { putOnABreak } from '@croupier/dev/testing/safeguards.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/database.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { endRunOutRewards, issueReward, takeBackOfExcluded } from '../rewards/index.ts'
import { purseBalances } from '../wallet/index.ts'
import { countDeposits, countEndedRewards } from './index.ts'

const server = useServer()
const consumers = [takeBackOfExcluded, countEndedRewards]
const bonus = {
  maxBet: null,
  maxCashOut: null,
  days: 7,
  weights: [{ gameType: 'RNG', percent: '100' }],
  leftOut: [],
}

// Case 25 of the brief, and what an exclusion does to a bonus.
test('[I-01] [E-02] an exclusion takes back what promotions gave, with its budget, and ends a bonus; a cool-off does not', async () => {
  const { app } = server().wired
  await registerConsumers(app.database, consumers)
  const code = (name: string) =>
    ({ kind: 'code', terms: { code: name, amount: '20', uses: 9, multiple: '3' } }) as const
  const unclaimed = await runPromotion(server(), code('UNCLAIMED'))
  await runPromotion(server(), code('CLAIMED'), { bonus })
  const account = await openPlayer(server(), '50')
  const { id: memberId } = (await findMemberByAccount(app.database, account))!
  const { promotionClaimId } = await asMember(server(), account, 'redeemCode', { promoCode: 'CLAIMED' })
  await asMember(server(), account, 'claimReward', { promotionClaimId })
  await asMember(server(), account, 'redeemCode', { promoCode: 'UNCLAIMED' })
  await systemScope(server()).transaction((scope) =>
    issueReward(scope, {
      memberId,
      currency: 'BDT',
      source: 'points',
      reference: randomUUID(),
      kind: 'points',
      titles: { en: 'Five taka' },
      amount: 5_000_000n,
      turnover: 0n,
      bonus: null,
      expiresAt: null,
    }),
  )
  async function stand() {
    await drainOutbox(app, consumers)
    const purses = await purseBalances(app.database, memberId)
    const balance = (name: string) => Number(purses.find((purse) => purse.name === name)?.balance ?? 0n) / 1e6
    const { reserved } = await app.database.one<{ reserved: bigint }>(sql`
      select reserved from promotions.promotion where id = ${unclaimed}::bigint`)
    const { list } = await asMember(server(), account, 'listBonuses', { pageSize: 5 })
    return {
      waiting: (await waitingFor(server(), account)).map(([, amount]) => amount).toSorted(),
      purses: [balance('main'), balance('bonus')],
      reserved,
      bonus: list[0].bonus.state,
    }
  }
  const takeBreak = (length: object) =>
    asMember(server(), account, 'takeBreak', { length, password: 'lantern-light-77' })

  await takeBreak({ kind: 'cool-off', days: 1 })
  const before = { waiting: ['20.00', '5.00'], purses: [50, 20], reserved: 20_000_000n, bonus: 'active' }
  expect(await stand()).toEqual(before)

  await takeBreak({ kind: 'exclusion', months: 6 })
  // What was bought with points is theirs, and so is their money.
  expect(await stand()).toEqual({ waiting: ['5.00'], purses: [50, 0], reserved: 0n, bonus: 'forfeited' })
  expect(await ledgerFindings(server())).toEqual([])
})

// A night's run that was giving when they did so commits after what they had was taken back.
test('[I-01] [E-02] what is given to a member in the moment they exclude themselves is taken back too', async () => {
  const { app } = server().wired
  const account = await openPlayer(server(), '0')
  await runPromotion(server(), {
    kind: 'code',
    terms: { code: 'MEANWHILE', amount: '20', uses: 9, multiple: '3' },
  })
  const { promotionClaimId } = await asMember(server(), account, 'redeemCode', { promoCode: 'MEANWHILE' })
  const state = async () => {
    const { state } = await app.database.one<{ state: string }>(sql`
      select state from rewards.claimable where id = ${promotionClaimId}::bigint`)
    return state
  }
  const endRunOut = () => endRunOutRewards.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: 0 })
  await asMember(server(), account, 'takeBreak', {
    length: { kind: 'cool-off', days: 1 },
    password: 'lantern-light-77',
  })
  await endRunOut()
  expect(await state()).toBe('claimable')
  const length = { kind: 'exclusion', months: 6 }
  await asMember(server(), account, 'takeBreak', { length, password: 'lantern-light-77' })
  await endRunOut()
  expect(await state()).toBe('cancelled')
})

test('[I-01] [C-17] the badge counts each mission with a step to collect once, and none for whoever is on a break', async () => {
  await registerConsumers(server().wired.app.database, [countDeposits])
  const account = await openPlayer(server(), '0')
  const badge = async () => (await asMember(server(), account, 'countMissions', {})).collectable
  expect(await badge()).toBe(0)
  const steps = [
    { target: '100', amount: '1' },
    { target: '200', amount: '2' },
    { target: '500', amount: '5' },
  ]
  const terms = { measure: 'deposits', gameType: null, period: 'once', steps, multiple: '1' } as const
  const [collected] = [
    await runPromotion(server(), { kind: 'mission', terms }),
    await runPromotion(server(), { kind: 'mission', terms: { ...terms, period: 'day' } }),
  ]
  const deposit = async (amount: number) =>
    tellFacts(server(), [countDeposits], [await creditedDeposit(server(), account, amount)])
  await deposit(200)
  expect(await badge()).toBe(2)
  await asMember(server(), account, 'collectMission', { promotionId: collected })
  expect(await badge()).toBe(1)
  await deposit(300)
  expect(await badge()).toBe(2)
  await putOnABreak(server(), account, 1)
  expect(await badge()).toBe(0)
})
