import { periodAt } from '@croupier/basis/period.ts'
import { openUnder } from '@croupier/dev/testing/agents.ts'
import { asMember, playedRound, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { countRegistrations, countTeamDeposits, teamMoved } from '../../agents/index.ts'
import { sumRounds } from '../../figures/index.ts'
import { endMovedContracts } from '../index.ts'
import { isCounted } from '../settlements/run-settlements.ts'

const server = useServer()
const consumers = [sumRounds, countRegistrations, countTeamDeposits, endMovedContracts]
const ask = (account: string, name: string, input: object = {}) => asMember(server(), account, name, input)
const tell = (facts: Parameters<typeof tellFacts>[2]) => tellFacts(server(), consumers, facts)
const refusal = (code: string) => expect.objectContaining({ code })

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
})

const signDividend = (upline: string, account: string, period = 'month') =>
  asOperator<any>(server(), 'signContract', {
    upline,
    account,
    period,
    terms: { kind: 'dividend', tiers: [{ rate: '30' }] },
  })

describe('[H-06] the tree, and moving a branch', () => {
  it('moves a member with all below, keeps what was counted, and ends contracts with the upline before', async () => {
    const top = await openUnder(server(), undefined)
    const other = await openUnder(server(), undefined)
    const middle = await openUnder(server(), top)
    const low = await openUnder(server(), middle, { type: 0 })
    const terms = { kind: 'realtime', tiers: [{ singleBetAmount: '1', lossRate: '1', winRate: '1' }] }
    await asOperator(server(), 'signContract', { upline: 'company', account: top, terms })
    await asOperator(server(), 'signContract', { upline: top, account: middle, terms })
    await tell([await playedRound(server(), low, { validBet: 100 })])
    const move = (account: string, under: string) =>
      asOperator(server(), 'moveTeam', { account, under, note: 'asked for by both' })
    await expect(move(middle, low)).rejects.toEqual(refusal('team.move.impossible'))
    await expect(move(middle, middle)).rejects.toEqual(refusal('team.move.impossible'))
    expect(await move(middle, other)).toEqual({ account: middle, upline: other })
    await tell([await playedRound(server(), low, { validBet: 50 })])

    expect((await asOperator<any>(server(), 'listTeam', { under: middle })).path).toEqual(['house', other, middle])
    expect(await ask(top, 'showTeamOverview', { datePreset: 'today' })).toMatchObject({
      members: 0,
      totals: { validBet: '100.00' },
    })
    expect(await ask(other, 'showTeamOverview', { datePreset: 'today' })).toMatchObject({
      members: 2,
      totals: { validBet: '50.00' },
    })
    expect((await ask(middle, 'listContracts', { state: 'all', side: 'mine' })).list).toMatchObject([
      { state: 'ended', endReason: 'moved' },
    ])
  })

  it.each([
    ['1', 'ended', 'moved'],
    ['3', 'active', null],
  ])('under an agent with %s % leaves what the company signed below at 2 % %s', async (rate, state, endReason) => {
    const top = await openUnder(server(), undefined)
    const branch = await openUnder(server(), undefined)
    const below = await openUnder(server(), branch)
    const terms = (percent: string) => ({
      kind: 'realtime',
      tiers: [{ singleBetAmount: '1', lossRate: percent, winRate: percent }],
    })
    await asOperator(server(), 'signContract', { upline: 'company', account: top, terms: terms(rate) })
    await asOperator(server(), 'signContract', { upline: 'company', account: below, terms: terms('2') })
    await asOperator(server(), 'moveTeam', { account: branch, under: top, note: 'asked for by both' })
    await tell([])
    expect((await ask(below, 'listContracts', { state: 'all', side: 'mine' })).list).toMatchObject([
      { state, endReason },
    ])
  })

  it.each([
    ['dividend', 'month', { rate: '30' }, 'day'],
    ['daily', 'day', { betAmountPerDay: '0', lossRate: '1', winRate: '1' }, 'day'],
    ['hourly', 'hour', { betAmountPerHour: '0', lossRate: '1', winRate: '1' }, 'hour'],
    ['realtime', 'minute5', { singleBetAmount: '1', lossRate: '1', winRate: '1' }, 'minute5'],
  ] as const)(
    'lets the upline after pay for nothing of before the move: %s, by %s',
    async (kind, period, tier, whole) => {
      const [one, other] = [await openUnder(server(), undefined), await openUnder(server(), undefined)]
      const middle = await openUnder(server(), one)
      const sign = (upline: string, account: string) =>
        asOperator<any>(server(), 'signContract', { upline, account, period, terms: { kind, tiers: [tier] } })
      for (const account of [one, other]) await sign('company', account)
      await sign(one, middle)
      const low = await openUnder(server(), middle, { type: 0 })
      await tell([await playedRound(server(), low, { validBet: 10_000 })])
      await asOperator(server(), 'moveTeam', { account: middle, under: other, note: 'asked for by both' })
      const moved = Date.now()
      await tell([await playedRound(server(), low, { validBet: 1_000 })])

      const { endsAt } = periodAt(whole, 'Asia/Dhaka', moved)
      expect(await sign(other, middle)).toMatchObject({ effectiveFrom: endsAt })
      // The upline after is charged for nothing of before: their own team lost only what it lost since.
      const { estimate } = await ask(other, 'estimateIncome', { kind })
      expect(estimate.net).toBe(estimate.gross)
    },
  )

  it('lets a contract with the upline after begin as soon where the one before is not ended yet', async () => {
    const [one, other] = [await openUnder(server(), undefined), await openUnder(server(), undefined)]
    const middle = await openUnder(server(), one)
    for (const account of [one, other]) await signDividend('company', account)
    const { effectiveFrom } = await signDividend(one, middle)
    await asOperator(server(), 'moveTeam', { account: middle, under: other, note: 'asked for by both' })
    const { endsAt } = periodAt('day', 'Asia/Dhaka', Date.now())
    expect(await signDividend(other, middle)).toMatchObject({ effectiveFrom: endsAt })
    await tell([])
    expect((await ask(middle, 'listContracts', { state: 'all', side: 'mine' })).list).toMatchObject([
      { state: 'active', effectiveFrom: endsAt, effectiveUntil: null },
      { state: 'ended', effectiveFrom, effectiveUntil: effectiveFrom },
    ])
  })

  it('is so also where the company paid before, and the downline stands below it still', async () => {
    const [top, other] = [await openUnder(server(), undefined), await openUnder(server(), undefined)]
    const { endsAt } = periodAt('day', 'Asia/Dhaka', Date.now())
    // On the last day of one of them, that one would begin tomorrow either way.
    const period = periodAt('month', 'Asia/Dhaka', Date.now()).endsAt === endsAt ? 'week' : 'month'
    for (const account of [top, other]) await signDividend('company', account, period)
    await asOperator(server(), 'moveTeam', { account: other, under: top, note: 'asked for by both' })
    expect(await signDividend(top, other, period)).toMatchObject({ effectiveFrom: endsAt })
  })

  it('has not moved where it is back the same day', async () => {
    const [one, other] = [await openUnder(server(), undefined), await openUnder(server(), undefined)]
    const middle = await openUnder(server(), one)
    for (const account of [one, other]) await signDividend('company', account)
    const { effectiveFrom } = await signDividend(one, middle)
    for (const under of [other, one]) {
      await asOperator(server(), 'moveTeam', { account: middle, under, note: 'by mistake, and back' })
      await tell([])
    }
    expect(await signDividend(one, middle)).toMatchObject({ effectiveFrom })
  })

  it('ends what an ended contract with the upline before was still to pay', async () => {
    const top = await openUnder(server(), undefined)
    const other = await openUnder(server(), undefined)
    const middle = await openUnder(server(), top)
    const low = await openUnder(server(), middle)
    const terms = { kind: 'daily', tiers: [{ betAmountPerDay: '0', activeMembers: 0, lossRate: '1', winRate: '1' }] }
    const sign = (upline: string, account: string, period: string) =>
      asOperator<any>(server(), 'signContract', { upline, account, terms, period })
    await sign('company', top, 'week')
    await sign(top, middle, 'week')
    await sign(middle, low, 'week')
    const { effectiveFrom: turn } = await sign('company', top, 'month')
    const until = async (account: string) =>
      (await ask(account, 'listContracts', { state: 'all', side: 'mine' })).list.map((each: any) => each.effectiveUntil)
    expect([await until(middle), await until(low)]).toEqual([[turn], [turn]])

    await asOperator(server(), 'moveTeam', { account: middle, under: other, note: 'asked for by both' })
    await tell([])
    const [from] = (await ask(top, 'listContracts', { state: 'all', side: 'mine' })).list
      .map((each: any) => each.effectiveFrom)
      .toReversed()
    expect([await until(middle), await until(low)]).toEqual([[from], [from]])
  })

  it('ends contracts as of the move, however late it is read of', async () => {
    const [top, other] = [await openUnder(server(), undefined), await openUnder(server(), undefined)]
    const middle = await openUnder(server(), top)
    const terms = { kind: 'realtime', tiers: [{ singleBetAmount: '1', lossRate: '1', winRate: '1' }] }
    await asOperator(server(), 'signContract', { upline: 'company', account: top, terms })
    await asOperator(server(), 'signContract', { upline: top, account: middle, terms })
    await asOperator(server(), 'moveTeam', { account: middle, under: other, note: 'asked for by both' })
    const moved = Date.now() - 3_600_000
    const { database } = server().wired.app
    await database.run(sql`
      update contracts.contract set effective_from = ${new Date(moved - 3_600_000)} where state = 'active'`)
    await database.run(sql`
      update platform.outbox set at = ${new Date(moved)} where type = ${teamMoved.type}`)
    expect(await isCounted(database, Date.now() + 60_000)).toBe(false)
    await tell([])

    const [contract] = (await ask(middle, 'listContracts', { state: 'all', side: 'mine' })).list
    expect(contract.effectiveUntil).toBe(moved - (moved % 300_000))
    expect(await isCounted(database, Date.now() + 60_000)).toBe(true)
  })

  it('ends what the upline before had proposed, so that the next one can', async () => {
    const top = await openUnder(server(), undefined)
    const other = await openUnder(server(), undefined)
    const middle = await openUnder(server(), top)
    const terms = { kind: 'realtime', tiers: [{ singleBetAmount: '1', lossRate: '1', winRate: '1' }] }
    for (const account of [top, other]) {
      await asOperator(server(), 'signContract', { upline: 'company', account, terms })
    }
    const { contractId } = await ask(top, 'proposeContract', { account: middle, terms })
    await asOperator(server(), 'moveTeam', { account: middle, under: other, note: 'asked for by both' })
    const accept = (id: string) => ask(middle, 'processRealTimeSalary', { contractId: id, action: 'accept' })
    await expect(accept(contractId)).rejects.toEqual(refusal('contract.not.direct'))
    await tell([])
    expect((await ask(top, 'listContracts', { state: 'all', side: 'team' })).list).toMatchObject([
      { state: 'rejected', endReason: 'moved' },
    ])
    await expect(accept(contractId)).rejects.toEqual(refusal('contract.state'))

    const next = await ask(other, 'proposeContract', { account: middle, terms })
    expect(await accept(next.contractId)).toMatchObject({ state: 'active', upline: other })
  })
})
