import { periodAt } from '@croupier/basis/period.ts'
import { openUnder } from '@croupier/dev/testing/agents.ts'
import { asMember, creditedDeposit, playedRound, systemScope, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { readOnce, registerConsumers } from '../../platform/outbox-consumer.ts'
import { countTeamDeposits } from '../agents/index.ts'
import { sumRounds } from '../figures/index.ts'
import { roundCorrected } from '../play/index.ts'
import { contractPolicy } from './contracts-settings.ts'
import { countBets, settleMinutes, settleMonth, settleWeek } from './index.ts'
import { BETS_KEPT, forgetBets } from './reckoning/bets-store.ts'
import { isCounted } from './settlements/run-settlements.ts'

const server = useServer()
const consumers = [sumRounds, countBets, countTeamDeposits]
const ask = (account: string, name: string, input: object = {}) => asMember(server(), account, name, input)
const tell = (facts: Parameters<typeof tellFacts>[2]) => tellFacts(server(), consumers, facts)
const refusal = (code: string) => expect.objectContaining({ code })
const zone = 'Asia/Dhaka'
const rates = (lossRate: string, winRate: string) => [{ singleBetAmount: '1.00', lossRate, winRate }]
const sign = (upline: string, account: string, lossRate: string, winRate: string) =>
  asOperator<any>(server(), 'signContract', {
    upline,
    account,
    terms: { kind: 'realtime', tiers: rates(lossRate, winRate) },
  })
const settle = (at: number, more: object = {}) =>
  asOperator<any>(server(), 'settlePeriod', { kind: 'realtime', at, ...more })
const lineOf = (run: any, account: string) => run.lines.find((line: any) => line.account === account)

/** A period of five minutes of its own for each test, long over, in which contracts stand. */
let minutes = 0
function ownPeriod() {
  minutes += 1
  return periodAt('minute5', zone, Date.now() - minutes * 3_600_000 - 86_400_000)
}
async function backdate(at: number) {
  await server().wired.app.database.run(sql`
    update contracts.contract set effective_from = ${new Date(at - 86_400_000 * 40)} where state = 'active'`)
}

async function openTeam() {
  const T = await openUnder(server(), undefined, { name: 't' })
  const D = await openUnder(server(), T, { name: 'd' })
  const P = await openUnder(server(), D, { type: 0, name: 'p' })
  return { T, D, P }
}

/** Of whom the upline and the downline have contracts, with a period of their own. */
async function signedTeam() {
  const team = await openTeam()
  await sign('company', team.T, '0.5', '0.3')
  await sign(team.T, team.D, '0.2', '0.1')
  const period = ownPeriod()
  await backdate(period.startsAt)
  return { ...team, ...period }
}

async function dissolveAll() {
  await server().wired.app.database.run(sql`
    update contracts.contract set state = 'ended', effective_until = effective_from where state = 'active'`)
}

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
})

describe('[F-04] settlement', () => {
  it('is the worked example: the company pays 5.60 in all, once, however often it is run', async () => {
    const { T, D, P, startsAt, endsAt } = await signedTeam()
    const closedAt = startsAt + 60_000
    await tell([
      await playedRound(server(), P, { validBet: 1000, payout: 0, closedAt }),
      await playedRound(server(), P, { validBet: 200, payout: 500, closedAt: endsAt - 1 }),
      await playedRound(server(), P, { validBet: 300, payout: 300, closedAt }),
      await playedRound(server(), P, { validBet: 700, closedAt: endsAt }),
    ])
    const dry = await settle(startsAt, { isDryRun: true })
    expect(dry).toMatchObject({ state: 'dry-run', companyTotal: '5.60', period: new Date(startsAt).toISOString() })
    expect((await ask(T, 'listIncome', { datePreset: 'previous7' })).list).toEqual([])

    const run = await settle(startsAt)
    expect(run).toMatchObject({ kind: 'realtime', companyTotal: '5.60', state: 'paid' })
    expect(lineOf(run, D)).toMatchObject({ gross: '2.20', net: '2.20', paid: '2.20' })
    expect(lineOf(run, T)).toMatchObject({ gross: '5.60', net: '3.40', paid: '3.40' })
    expect(lineOf(run, T).inputs.bets).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ result: 'won', bets: 1, validBet: '200.00', rate: '0.3' }),
        expect.objectContaining({ result: 'lost', bets: 1, validBet: '1000.00', rate: '0.5' }),
      ]),
    )
    const period = { schedule: 'test', startsAt, endsAt }
    await Promise.all([
      settleMinutes.run(systemScope(server()), period),
      settleMinutes.run(systemScope(server()), period),
      settle(startsAt),
    ])
    expect(await settle(startsAt)).toEqual(run)
    expect(await ask(T, 'listIncome', { datePreset: 'previous7' })).toMatchObject({ claimable: '3.40', paid: '3.40' })
    expect(await ledgerFindings(server())).toEqual([])

    // Whoever's contract has ended still finds what it paid.
    await dissolveAll()
    expect(await ask(T, 'listIncome')).toMatchObject({ claimable: '3.40', claimableKinds: ['realtime'] })
    expect(await ask(T, 'listIncome', { kind: 'daily' })).toMatchObject({ claimable: '0.00', claimableKinds: [] })

    const { lineId } = lineOf(run, T)
    const opened = await ask(T, 'listLineRounds', { lineId, pageSize: 2 })
    expect(opened.list).toMatchObject([{ account: P, validBet: '200.00', payout: '500.00' }, { account: P }])
    const rest = await ask(T, 'listLineRounds', { lineId, pageSize: 2, before: opened.next })
    expect([rest.list.length, rest.next]).toEqual([1, null])
    await expect(ask(D, 'listLineRounds', { lineId })).rejects.toEqual(refusal('settlement.not.found'))
    expect((await asOperator<any>(server(), 'listSettlementRounds', { lineId })).list).toHaveLength(3)

    expect(await ask(T, 'claimRealTimeSalary')).toMatchObject({ amount: '3.40' })
    await expect(ask(T, 'claimRealTimeSalary')).rejects.toEqual(refusal('salary.nothing'))
    expect(await ask(T, 'listIncome')).toMatchObject({ claimableKinds: [] })
    const record = await ask(T, 'listAccountRecord', { purse: 'main', type: 'salary' })
    expect(record.list).toMatchObject([{ kind: 'contracts.claimed', amount: '3.40' }])
    expect(await ledgerFindings(server())).toEqual([])
    await dissolveAll()
  })

  it('refuses a period that is not over, except as a dry run', async () => {
    const now = Date.now()
    await expect(settle(now)).rejects.toEqual(refusal('settlement.period.open'))
    expect(await settle(now, { isDryRun: true })).toMatchObject({ state: 'dry-run', companyTotal: '0.00' })
  })

  it('goes on where it was interrupted, and pays nobody twice', async () => {
    const { T, D, P } = await openTeam()
    await sign('company', T, '0.5', '0.3')
    await sign(T, D, '0.2', '0.1')
    const { startsAt } = ownPeriod()
    await backdate(startsAt)
    await tell([await playedRound(server(), P, { validBet: 1000, closedAt: startsAt })])
    await settle(startsAt)
    // As after a kill between the lines and their payment.
    await server().wired.app.database.run(sql`
      update contracts.run set state = 'computed' where starts_at = ${new Date(startsAt)}`)
    expect(await settle(startsAt)).toMatchObject({ state: 'paid', companyTotal: '5.00' })
    expect(await ask(D, 'listIncome', { datePreset: 'previous7' })).toMatchObject({ paid: '2.00' })
    expect(await ledgerFindings(server())).toEqual([])
    await dissolveAll()
  })

  it('comes to the same lines whether rounds and a ruling are told at once, or one by one in another order', async () => {
    const { startsAt } = ownPeriod()
    const lines: object[] = []
    for (const turned of [false, true]) {
      const { T, D, P } = await openTeam()
      await sign('company', T, '0.5', '0.3')
      await sign(T, D, '0.2', '0.1')
      await backdate(startsAt)
      const rounds = await Promise.all(
        [
          { validBet: 1000 },
          { validBet: 200, payout: 500 },
          { validBet: 333, payout: 100 },
          { validBet: 50, payout: 50 },
        ].map((round, at) => playedRound(server(), P, { ...round, closedAt: startsAt + at * 1000 })),
      )
      const { payload } = rounds[0]!
      const ruling = {
        correctedAt: Date.now(),
        closedAt: startsAt,
        roundStake: payload.stake,
        roundPayout: '1500000000',
      }
      const corrected = { ...payload, stake: '0', payout: '1500000000', validBet: '0', ...ruling }
      // A ruling follows its round; all else may be told before what it follows here.
      const facts = [...rounds, roundCorrected(corrected)]
      if (turned) for (const fact of [facts[3]!, facts[0]!, facts[4]!, facts[2]!, facts[1]!]) await tell([fact])
      else await tell(facts)
      const { lines: found } = await settle(startsAt, { isDryRun: true })
      const amounts = (account: string) => {
        const { gross, net, inputs } = lineOf({ lines: found }, account)
        const bets = inputs.bets.toSorted((one: any, other: any) => (one.result < other.result ? -1 : 1))
        return { gross, net, bets }
      }
      lines.push([amounts(T), amounts(D)])
      await dissolveAll()
    }
    expect(lines[1]).toEqual(lines[0])
    expect(lines[0]).toMatchObject([{ gross: '5.265', net: '3.399' }, { gross: '1.866' }])
  })

  it('advances a net below zero and keeps it back later, oldest first', async () => {
    const T = await openUnder(server(), undefined, { name: 't' })
    const D = await openUnder(server(), T, { name: 'd' })
    const P = await openUnder(server(), D, { type: 0 })
    const Q = await openUnder(server(), T, { type: 0 })
    const tiers = [{ betAmountPerHour: '0', lossRate: '1', winRate: '0' }]
    for (const [upline, account] of [
      ['company', T],
      [T, D],
    ] as const) {
      await asOperator(server(), 'signContract', { upline, account, terms: { kind: 'hourly', tiers } })
    }
    const first = periodAt('hour', zone, Date.now() - 5 * 3_600_000)
    const second = periodAt('hour', zone, first.endsAt)
    await backdate(first.startsAt)
    await tell([
      // The downline's team lost, the whole team won.
      await playedRound(server(), P, { validBet: 1000, closedAt: first.startsAt }),
      await playedRound(server(), Q, { validBet: 1000, payout: 5000, closedAt: first.startsAt }),
      await playedRound(server(), Q, { validBet: 1500, closedAt: second.startsAt }),
    ])
    const hourly = (at: number) => asOperator<any>(server(), 'settlePeriod', { kind: 'hourly', at })
    const one = await hourly(first.startsAt)
    expect(lineOf(one, T)).toMatchObject({ gross: '0.00', net: '-10.00', paid: '0.00' })
    expect(lineOf(one, D)).toMatchObject({ net: '10.00', paid: '10.00' })
    expect(one.companyTotal).toBe('10.00')
    expect(await ask(T, 'listIncome', { kind: 'hourly' })).toMatchObject({ owed: '10.00', claimable: '0.00' })

    const two = await hourly(second.startsAt)
    expect(lineOf(two, T)).toMatchObject({ gross: '15.00', net: '15.00', netted: '10.00', paid: '5.00' })
    expect(two.companyTotal).toBe('5.00')
    expect(await ask(T, 'listIncome', { kind: 'hourly' })).toMatchObject({ owed: '0.00', claimable: '5.00' })
    expect(await ledgerFindings(server())).toEqual([])
    await dissolveAll()
  })

  it('makes up in a later period for rounds that were ruled on after theirs was settled', async () => {
    const { T, D, P, startsAt, endsAt } = await signedTeam()
    const round = await playedRound(server(), P, { validBet: 1000, closedAt: startsAt })
    await tell([round])
    expect((await settle(startsAt)).companyTotal).toBe('5.00')
    // It was won after all.
    const { payload } = round
    const difference = { ...payload, stake: '0', payout: '2000000000', validBet: '0' }
    await tell([
      roundCorrected({
        ...difference,
        correctedAt: Date.now(),
        closedAt: startsAt,
        roundStake: payload.stake,
        roundPayout: '2000000000',
      }),
    ])
    const next = await settle(endsAt)
    expect(lineOf(next, D)).toMatchObject({ gross: '0.00', correction: '-1.00', paid: '0.00' })
    expect(lineOf(next, T)).toMatchObject({ correction: '-1.00' })
    await tell([await playedRound(server(), P, { validBet: 1000, closedAt: endsAt + 300_000 })])
    const after = await settle(endsAt + 300_000)
    expect(lineOf(after, D)).toMatchObject({ net: '2.00', correction: '0.00', netted: '1.00', paid: '1.00' })
    expect(await ledgerFindings(server())).toEqual([])
    await dissolveAll()
  })

  it('leaves what was settled by bets that are forgotten as it is, whatever is ruled on it later', async () => {
    const { T, D, P, startsAt, endsAt } = await signedTeam()
    const round = await playedRound(server(), P, { validBet: 1000, closedAt: startsAt })
    const other = await playedRound(server(), P, { validBet: 10, closedAt: startsAt })
    await tell([round, other])
    expect(await settle(startsAt)).toMatchObject({ companyTotal: '5.05' })
    const { app } = server().wired
    const { clock } = app
    const later = Date.now() + BETS_KEPT
    try {
      Object.assign(app, { clock: { now: () => later } })
      await forgetBets(app.database, startsAt + 1)
      // The small one is void.
      const { payload } = other
      const taken = { stake: '-10000000', validBet: '-10000000', roundStake: '0', roundPayout: '0' }
      await tell([roundCorrected({ ...payload, ...taken, correctedAt: later, closedAt: startsAt })])
      const next = await settle(endsAt)
      expect([T, D].map((account) => lineOf(next, account)?.correction ?? '0.00')).toEqual(['0.00', '0.00'])
    } finally {
      Object.assign(app, { clock })
    }
    await dissolveAll()
  })

  it.each([
    ['sums', sumRounds, 40],
    ['bets', countBets, 50],
  ])('makes up for a ruling told as its period is settled, whoever reads first: %s', async (_who, first, ago) => {
    const T = await openUnder(server(), undefined, { name: 't' })
    const P = await openUnder(server(), T, { type: 0 })
    const tiers = [{ betAmountPerHour: '0', lossRate: '1', winRate: '0' }]
    await asOperator(server(), 'signContract', { upline: 'company', account: T, terms: { kind: 'hourly', tiers } })
    const { startsAt, endsAt } = periodAt('hour', zone, Date.now() - ago * 3_600_000)
    await backdate(startsAt)
    const round = await playedRound(server(), P, { validBet: 1000, closedAt: startsAt })
    await tell([round])
    const [stake, payout] = ['0', '2000000000']
    const now = { correctedAt: Date.now(), closedAt: startsAt, roundStake: round.payload.stake, roundPayout: payout }
    await systemScope(server()).transaction(async (scope) => {
      scope.announce(roundCorrected({ ...round.payload, stake, payout, validBet: '0', ...now }))
    })
    await readOnce(server().wired.app, first)
    const hourly = async (at: number) =>
      lineOf(await asOperator<any>(server(), 'settlePeriod', { kind: 'hourly', at }), T)
    const then = await hourly(startsAt)
    await tell([])
    const next = await hourly(endsAt)

    expect(Number(then.net) + Number(next.correction)).toBe(0)
    await dissolveAll()
  })

  it('waits for deposits, by which members count as active', async () => {
    const { P } = await openTeam()
    const isCountedNow = () => isCounted(server().wired.app.database, Date.now() + 60_000)
    const credited = await creditedDeposit(server(), P, 100)
    await systemScope(server()).transaction(async (scope) => scope.announce(credited))
    expect(await isCountedNow()).toBe(false)
    await tell([])
    expect(await isCountedNow()).toBe(true)
  })

  it('claims automatically where the operator says so', async () => {
    const { T, P } = await openTeam()
    await sign('company', T, '0.5', '0.3')
    const { startsAt } = ownPeriod()
    await backdate(startsAt)
    await changeSetting(server(), contractPolicy, { ...contractPolicy.initial, isClaimAutomatic: true })
    await tell([await playedRound(server(), P, { validBet: 1000, closedAt: startsAt })])
    await settle(startsAt)
    await changeSetting(server(), contractPolicy, contractPolicy.initial)
    expect(await ask(T, 'listIncome')).toMatchObject({ claimable: '0.00', paid: '5.00' })
    expect((await ask(T, 'showSendingRules')).available).toBe('5.00')
    expect(await ledgerFindings(server())).toEqual([])
    await dissolveAll()
  })

  it.each([
    ['day', '2026-10-24T22:00:00Z', 25],
    ['day', '2026-03-28T23:00:00Z', 23],
  ] as const)('cuts a %s of %s at %i hours where clocks change', (kind, at, hours) => {
    const { startsAt, endsAt } = periodAt(kind, 'Europe/Berlin', Date.parse(at))
    expect((endsAt - startsAt) / 3_600_000).toBe(hours)
  })

  it.each([
    ['semiMonth', '2026-02-20T00:00:00Z', '2026-02-15T18:00:00.000Z', '2026-02-28T18:00:00.000Z'],
    ['month', '2028-02-29T10:00:00Z', '2028-01-31T18:00:00.000Z', '2028-02-29T18:00:00.000Z'],
  ] as const)('ends a %s at %s with its month', (kind, at, from, until) => {
    const { startsAt, endsAt } = periodAt(kind, zone, Date.parse(at))
    expect([new Date(startsAt).toISOString(), new Date(endsAt).toISOString()]).toEqual([from, until])
  })
})

describe('[F-03] contracts', () => {
  const wish = (account: string, lossRate: string, winRate: string) => ({
    account,
    terms: { kind: 'realtime', tiers: rates(lossRate, winRate) },
  })
  const answer = (account: string, contractId: string, action: string) =>
    ask(account, 'processRealTimeSalary', { contractId, action })

  it('are proposed with a preview, accepted, and ended when both agree; the menu follows', async () => {
    const { T, D } = await openTeam()
    await expect(ask(T, 'proposeContract', wish(D, '0.2', '0.1'))).rejects.toEqual(refusal('contract.upline.none'))
    await sign('company', T, '0.5', '0.3')
    await expect(ask(T, 'proposeContract', wish(D, '0.6', '0.1'))).rejects.toEqual(refusal('contract.above.upline'))
    expect(await ask(T, 'previewContract', wish(D, '0.2', '0.1'))).toMatchObject({ gross: '0.00', ends: [] })
    const { contractId } = await ask(T, 'proposeContract', wish(D, '0.2', '0.1'))
    await expect(ask(T, 'proposeContract', wish(D, '0.2', '0.1'))).rejects.toEqual(refusal('contract.proposed.already'))
    expect(await ask(D, 'showConsolidatedFunds')).toMatchObject({ realtimesalreqtype: 'NEW_REQUEST', divtypereq: null })
    await expect(answer(T, contractId, 'accept')).rejects.toEqual(refusal('contract.state'))
    await expect(ask(D, 'processDividend', { contractId, action: 'accept' })).rejects.toEqual(
      refusal('contract.not.found'),
    )
    expect(await answer(D, contractId, 'accept')).toMatchObject({ state: 'active', upline: T, version: 1 })
    expect(await ask(D, 'showConsolidatedFunds')).toMatchObject({ realtimesalreqtype: 'ACTIVE' })
    expect(await ask(D, 'estimateIncome', { kind: 'realtime' })).toMatchObject({ estimate: { gross: '0.00' } })

    await answer(D, contractId, 'terminate')
    expect(await ask(T, 'listContracts', { side: 'team' })).toMatchObject({ list: [{ terminationBy: D }] })
    await answer(T, contractId, 'reject')
    await answer(T, contractId, 'terminate')
    expect(await ask(D, 'showConsolidatedFunds')).toMatchObject({ realtimesalreqtype: 'TERMINATION_REQUEST' })
    expect(await answer(D, contractId, 'accept')).toMatchObject({ state: 'ended', endReason: 'terminated' })

    const again = await ask(T, 'proposeContract', wish(D, '0.3', '0.1'))
    expect(again).toMatchObject({ version: 2 })
    expect(await answer(D, again.contractId, 'reject')).toMatchObject({ state: 'rejected' })
    await dissolveAll()
  })

  it('tell open pages of both sides what the other one does, wherever they do it', async () => {
    const { T, D } = await openTeam()
    const E = await openUnder(server(), D, { name: 'e' })
    await sign('company', T, '0.5', '0.3')
    const { database } = server().wired.app
    const newest = () => database.one<{ id: bigint }>(sql`select coalesce(max(id), 0) as id from platform.live_message`)
    /** Whom it told that their contracts changed. */
    const toldBy = async (step: () => Promise<unknown>): Promise<string[]> => {
      const { id } = await newest()
      await step()
      const rows = await database.many<{ account: string }>(sql`
        select distinct m.account
        from platform.live_message l
        join identity.member m on l.audience = 'member:' || m.id and m.parent_id is not null
        where l.id > ${id} and l.type = 'contracts'
        order by m.account`)
      return rows.map(({ account }) => account)
    }
    let contractId = ''
    const proposed = async (to: string, lossRate = '0.2') => {
      contractId = (await ask(T, 'proposeContract', wish(to, lossRate, '0.1'))).contractId
    }
    const steps = (account: string, action: string) => toldBy(() => answer(account, contractId, action))
    expect(await toldBy(() => proposed(D))).toEqual([D, T].toSorted())
    expect(await steps(D, 'reject')).toEqual([D, T].toSorted())
    await proposed(D)
    expect(await steps(T, 'reject')).toEqual([D, T].toSorted())
    await proposed(D)
    expect(await steps(D, 'accept')).toEqual([D, T].toSorted())
    expect(await steps(D, 'terminate')).toEqual([D, T].toSorted())
    expect(await steps(T, 'reject')).toEqual([D, T].toSorted())
    // What ends further down by itself is told there too.
    await sign(D, E, '0.2', '0.1')
    expect(await toldBy(() => sign('company', T, '0.1', '0.1'))).toEqual([D, E, T].toSorted())
    await dissolveAll()
  })

  it('end by themselves where a downline would hold a higher rate, down the branch and never the upline’s', async () => {
    const { T, D } = await openTeam()
    const E = await openUnder(server(), D, { name: 'e' })
    const F = await openUnder(server(), E, { name: 'f' })
    await sign('company', T, '0.5', '0.3')
    await sign(T, D, '0.4', '0.2')
    await sign(D, E, '0.3', '0.2')
    await sign(E, F, '0.1', '0.1')
    expect(await ask(T, 'previewContract', wish(D, '0.2', '0.1'))).toMatchObject({ ends: [E, F] })
    expect(await asOperator(server(), 'previewStaffContract', { upline: T, ...wish(D, '0.2', '0.1') })).toEqual(
      await ask(T, 'previewContract', wish(D, '0.2', '0.1')),
    )
    const { contractId } = await ask(T, 'proposeContract', wish(D, '0.2', '0.1'))
    expect((await ask(E, 'listContracts')).list).toHaveLength(2)
    const endsOf = async (account: string) => (await ask(account, 'listContracts')).list.map((each: any) => each.ends)
    expect(await endsOf(D)).toEqual([[E, F], [], []])
    await answer(D, contractId, 'accept')
    expect((await ask(T, 'listContracts', { side: 'mine' })).list).toMatchObject([{ state: 'active' }])
    expect((await ask(E, 'listContracts', { state: 'all', side: 'mine' })).list).toMatchObject([
      { state: 'ended', endReason: 'higher-rate' },
    ])
    expect((await ask(F, 'listContracts')).list).toEqual([])
    await dissolveAll()
  })

  it('say, once one side asks for an end, whose contracts below would end with them', async () => {
    const { T, D } = await openTeam()
    const E = await openUnder(server(), D, { name: 'e' })
    await sign('company', T, '0.5', '0.3')
    const { contractId } = await sign(T, D, '0.4', '0.2')
    await sign(D, E, '0.3', '0.2')
    const endsOf = async (account: string) =>
      (await ask(account, 'listContracts', { state: 'all' })).list.map((each: any) => each.ends)
    expect(await endsOf(D)).toEqual([[], []])
    await answer(D, contractId, 'terminate')
    expect([await endsOf(D), await endsOf(T), await endsOf(E)]).toEqual([[[], [E]], [[E], []], [[]]])
    await answer(T, contractId, 'accept')
    expect(await endsOf(D)).toEqual([[], []])
    await dissolveAll()
  })

  it.each([
    ['daily', { kind: 'daily', tiers: [{ betAmountPerDay: '0.001' }] }, 'betAmountPerDay'],
    ['hourly', { kind: 'hourly', tiers: [{ betAmountPerHour: '10.125' }] }, 'betAmountPerHour'],
    ['realtime', { kind: 'realtime', tiers: [{ singleBetAmount: '1.0000001' }] }, 'singleBetAmount'],
    ['dividend', { kind: 'dividend', tiers: [{ periodLoss: '5.005', rate: '1.125' }] }, 'periodLoss'],
  ])('of a %s salary or dividend name no amount that is finer than the currency', async (_kind, terms, name) => {
    const { T, D } = await openTeam()
    const invalid = expect.objectContaining({
      code: 'request.invalid',
      value: { fields: [{ field: `terms.tiers.0.${name}`, messageKey: 'fault.too.fine', max: 2 }] },
    })
    await expect(ask(T, 'proposeContract', { account: D, terms })).rejects.toEqual(invalid)
    await expect(asOperator(server(), 'signContract', { upline: 'company', account: T, terms })).rejects.toEqual(
      invalid,
    )
  })

  it('[F-04] of another length begin once the periods of the one before are over: no day is paid by two', async () => {
    const { T, D, P } = await openTeam()
    const terms = { kind: 'daily', tiers: [{ betAmountPerDay: '0', activeMembers: 0, lossRate: '1', winRate: '1' }] }
    const signed = (upline: string, account: string, period: string) =>
      asOperator<any>(server(), 'signContract', { upline, account, terms, period })
    await signed('company', T, 'day')
    await signed(T, D, 'day')
    const today = periodAt('day', zone, Date.now())
    const yesterday = periodAt('day', zone, today.startsAt - 1)
    await backdate(yesterday.startsAt)
    await tell([await playedRound(server(), P, { validBet: 1000, closedAt: yesterday.startsAt })])

    const wish = { upline: 'company', account: T, terms, period: 'week' }
    expect(await asOperator(server(), 'previewStaffContract', wish)).toMatchObject({ begins: today.endsAt })
    const weekly = await signed('company', T, 'week')
    const turn = weekly.effectiveFrom
    expect(turn).toBe(today.endsAt)
    expect(weekly).toMatchObject({ ended: [D], state: 'active' })
    const mine = (await ask(T, 'listContracts', { state: 'all', side: 'mine' })).list
    expect(mine).toMatchObject([{ period: 'week' }, { period: 'day', effectiveUntil: turn, endReason: 'replaced' }])
    expect((await ask(D, 'listContracts', { state: 'all' })).list).toMatchObject([{ effectiveUntil: turn }])
    expect(await ask(T, 'estimateIncome', { kind: 'daily' })).toMatchObject({ estimate: { startsAt: today.startsAt } })

    // Whoever is proposed one is told the instant, and nobody else.
    const { contractId } = await ask(T, 'proposeContract', { account: D, terms, period: 'week' })
    const begins = async (account: string) =>
      (await ask(account, 'listContracts', { state: 'all' })).list.map((each: any) => each.begins)
    expect(await begins(D)).toEqual([turn, null])
    expect(await begins(T)).toEqual([null, null, null, null])
    const rejected = await ask(D, 'processDailySalary', { contractId, action: 'reject' })
    expect([rejected.state, await begins(D)]).toEqual(['rejected', [null, null]])

    const settled = (at: number, length: string) =>
      asOperator<any>(server(), 'settlePeriod', { kind: 'daily', at, length, isDryRun: true })
    expect(await settled(yesterday.startsAt, 'day')).toMatchObject({ companyTotal: '10.00' })
    expect((await settled(today.startsAt, 'day')).lines).toHaveLength(2)
    expect((await settled(turn, 'day')).lines).toEqual([])
    expect((await settled(turn, 'week')).lines).toMatchObject([{ account: T }])

    // Ended before it began: nothing pays on from today, and days may be agreed again.
    await asOperator(server(), 'endContract', { contractId: weekly.contractId })
    expect((await settled(today.startsAt, 'day')).lines).toEqual([])
    expect(await signed('company', T, 'day')).toMatchObject({ effectiveFrom: today.startsAt })
    await dissolveAll()
  })

  it('[F-04] of a longer length pay what is left of their first period, and carry over what was lost before', async () => {
    const { T, D, P } = await openTeam()
    await changeSetting(server(), contractPolicy, { ...contractPolicy.initial, carriesLosses: true })
    const terms = { kind: 'dividend', tiers: [{ rate: '10' }] }
    const signed = (upline: string, account: string, period: string) =>
      asOperator<any>(server(), 'signContract', { upline, account, terms, period })
    await signed('company', T, 'week')
    const monthly = await signed('company', T, 'month')
    const joined = await signed(T, D, 'month')
    expect(joined.effectiveFrom).toBe(monthly.effectiveFrom)

    // As it stands once all of it is over: the week that the month began in is the last one of the contract before.
    const past = periodAt('month', zone, periodAt('month', zone, Date.now()).startsAt - 1)
    const month = periodAt('month', zone, past.startsAt - 1)
    const turn = periodAt('week', zone, month.startsAt + 86_400_000 * 3).endsAt
    const week = periodAt('week', zone, turn - 1)
    const { database } = server().wired.app
    await database.run(sql`
      update contracts.contract c
      set effective_from = case c.period when 'week' then ${new Date(week.startsAt)}::timestamptz else ${new Date(turn)} end,
        effective_until = case c.period when 'week' then ${new Date(turn)}::timestamptz end
      from identity.member m
      where m.id = c.downline_id and m.account in (${T}, ${D}) and c.kind = 'dividend'`)
    const loss = (closedAt: number) => playedRound(server(), P, { validBet: 1000, closedAt })
    await tell([
      await playedRound(server(), P, { validBet: 1000, payout: 1400, closedAt: week.startsAt }),
      await playedRound(server(), P, { validBet: 1000, payout: 1200, closedAt: turn - 1 }),
      await loss(turn),
      await loss(month.endsAt - 1),
      await loss(month.endsAt),
    ])
    const scope = systemScope(server())
    const over = { schedule: 'test', ...month }
    // Several lengths catch up at once: the month waits for the week that carries over into it.
    await expect(settleMonth.run(scope, over)).rejects.toThrow('periods before')
    await settleWeek.run(scope, { schedule: 'test', ...week })
    await settleMonth.run(scope, over)

    const settled = (at: number, length: string) =>
      asOperator<any>(server(), 'settlePeriod', { kind: 'dividend', at, length })
    const before = await settled(week.startsAt, 'week')
    expect(before.lines).toMatchObject([{ account: T, gross: '0.00', inputs: { netLoss: '-600.00' } }])
    const after = await settled(turn, 'month')
    const from = new Date(turn).toISOString()
    expect(lineOf(after, T)).toMatchObject({
      gross: '140.00',
      inputs: { netLoss: '2000.00', carried: '-600.00', from },
    })
    expect(lineOf(after, D)).toMatchObject({ gross: '200.00', inputs: { netLoss: '2000.00', carried: '0.00', from } })
    await changeSetting(server(), contractPolicy, contractPolicy.initial)

    const { lineId } = lineOf(after, T)
    expect((await ask(T, 'listLineRounds', { lineId })).list).toHaveLength(2)
    const income = await ask(T, 'listIncome', { kind: 'dividend', from: week.startsAt, until: month.endsAt })
    expect(income.list).toMatchObject([{ startsAt: turn, endsAt: month.endsAt }, { startsAt: week.startsAt }])
    expect(await ledgerFindings(server())).toEqual([])
    await dissolveAll()
  })

  it('[F-04] are estimated so far today as they are settled, also below the company’s older ones', async () => {
    const { T, D, P } = await openTeam()
    const M = await openUnder(server(), D, { name: 'm' })
    const Q = await openUnder(server(), M, { type: 0 })
    const terms = (lossRate: string) => ({
      kind: 'daily',
      tiers: [{ betAmountPerDay: '0', activeMembers: 0, lossRate, winRate: '0' }],
    })
    const signed = (upline: string, account: string, rate: string) =>
      asOperator<any>(server(), 'signContract', { upline, account, terms: terms(rate), period: 'day' })
    // The company signs from the lowest up: nobody above has any yet.
    await signed('company', M, '1')
    await signed('company', T, '3')
    const today = periodAt('day', zone, Date.now())
    await tell([
      await playedRound(server(), P, { validBet: 1000, closedAt: today.startsAt }),
      await playedRound(server(), Q, { validBet: 1000, closedAt: today.startsAt }),
    ])
    const net = async (account: string) => (await ask(account, 'estimateIncome', { kind: 'daily' })).estimate.net
    const nets = async () => [await net(T), await net(D).catch(() => null), await net(M)]
    expect(await nets()).toEqual(['50.00', null, '10.00'])
    await signed(T, D, '2')
    const dry = await asOperator<any>(server(), 'settlePeriod', {
      kind: 'daily',
      at: today.startsAt,
      length: 'day',
      isDryRun: true,
    })
    expect([T, D, M].map((account) => lineOf(dry, account).net)).toEqual(['20.00', '30.00', '10.00'])
    expect(await nets()).toEqual(['20.00', '30.00', '10.00'])
    await dissolveAll()
  })

  it('[H-01] that an operator signs or ends are edits of the money of all who get more or less by it', async () => {
    const { T, D } = await openTeam()
    const M = await openUnder(server(), D, { name: 'm' })
    const token = await signInOperator(server(), 'mitali', 'admin')
    const call = (url: string, body: object) => server().call('console', { method: 'POST', url, token, body })
    const signed = async (upline: string, account: string, lossRate: string) => {
      const terms = { kind: 'realtime', tiers: rates(lossRate, '0') }
      return (await call('/staff/contracts', { upline, account, terms })).json().value
    }
    const { database } = server().wired.app
    /** Whose money was edited by it, of the house and these. */
    const editsBy = async (operation: string) => {
      const found = await database.many<{ account: string }>(sql`
        delete from staff.money_edit e
        using identity.member m
        where m.id = e.member_id
          and e.operation = ${operation}
          and m.account = any(${['house', T, D, M]}::text[])
        returning m.account`)
      return found.map(({ account }) => account).toSorted()
    }

    await signed('company', T, '0.5')
    expect(await editsBy('signContract')).toEqual([T])
    await signed(T, D, '0.3')
    expect(await editsBy('signContract')).toEqual([T, D].toSorted())
    await signed(D, M, '0.3')
    await editsBy('signContract')
    const { contractId, ended } = await signed(T, D, '0.2')
    expect(ended).toEqual([M])
    expect(await editsBy('signContract')).toEqual([T, D, M].toSorted())

    await signed(D, M, '0.2')
    expect((await call(`/staff/contracts/${contractId}/end`, {})).json().value).toMatchObject({ ended: [M] })
    expect(await editsBy('endContract')).toEqual([T, D, M].toSorted())
    await dissolveAll()
  })

  it('[F-03] are shown to an operator before they are signed: what they would have paid, and nothing stands by it', async () => {
    const { T, P } = await openTeam()
    const { startsAt } = periodAt('day', zone, periodAt('day', zone, Date.now()).startsAt - 1)
    await tell([await playedRound(server(), P, { validBet: 1000, closedAt: startsAt + 3_600_000 })])
    const tiers = [{ betAmountPerDay: '1', activeMembers: 0, lossRate: '1', winRate: '1' }]
    const wish = { upline: 'company', account: T, terms: { kind: 'daily', tiers }, period: 'day' }

    const shown = await asOperator<any>(server(), 'previewStaffContract', wish)
    expect(shown).toMatchObject({ startsAt, gross: '10.00', currency: 'BDT', ends: [] })
    expect(shown.inputs).toMatchObject({ validBet: '1000.00' })
    expect((await ask(T, 'listContracts')).list).toEqual([])
    await expect(asOperator(server(), 'previewStaffContract', { ...wish, upline: P })).rejects.toEqual(
      refusal('contract.not.direct'),
    )
  })

  it('bind only an agent directly below, and periods as long as the upline’s', async () => {
    const { T, D, P } = await openTeam()
    const daily = (period: string) => ({
      terms: { kind: 'daily', tiers: [{ betAmountPerDay: '1', activeMembers: 0, lossRate: '1', winRate: '1' }] },
      period,
    })
    const signed = (upline: string, account: string, period: string) =>
      asOperator(server(), 'signContract', { upline, account, ...daily(period) })
    await signed('company', T, 'week')
    await expect(signed(T, P, 'week')).rejects.toEqual(refusal('contract.not.direct'))
    await expect(signed('company', D, 'week')).rejects.toEqual(refusal('contract.not.direct'))
    await expect(signed(T, D, 'day')).rejects.toEqual(refusal('contract.period'))
    expect(await signed(T, D, 'week')).toMatchObject({ period: 'week', upline: T })
    await dissolveAll()
  })

  it('[F-04] stand above what the company signed further down: no less, and by the same periods', async () => {
    const { T, D } = await openTeam()
    const M = await openUnder(server(), D, { name: 'm' })
    const signed = (upline: string, account: string, lossRate: string, period = 'week') =>
      asOperator(server(), 'signContract', {
        upline,
        account,
        terms: { kind: 'daily', tiers: [{ betAmountPerDay: '0', activeMembers: 0, lossRate, winRate: '0' }] },
        period,
      })
    await signed('company', M, '2')
    await expect(signed('company', T, '1')).rejects.toEqual(refusal('contract.below.more'))
    await expect(signed('company', T, '3', 'day')).rejects.toEqual(refusal('contract.below.more'))
    await signed('company', T, '3')
    // What D gets less would be owed for ever, and the company would pay more than to T alone.
    await expect(signed(T, D, '0.1')).rejects.toEqual(refusal('contract.below.more'))
    await signed(T, D, '2')
    // Below one who has a contract, what is signed again is that one's matter.
    expect(await signed('company', T, '2.5')).toMatchObject({ ended: [] })
    // Whose contract would end by this stands no longer between.
    await expect(signed('company', T, '1.5')).rejects.toEqual(refusal('contract.below.more'))
    await dissolveAll()
    await signed('company', M, '1')
    await signed('company', T, '3')
    await signed(T, D, '2')
    expect(await signed('company', T, '1.5')).toMatchObject({ ended: [D] })
    await dissolveAll()
  })
})

// Last: it settles the periods just over, once forever.
describe('[F-04] every length that a contract can have', () => {
  const salary = { lossRate: '0.7', winRate: '0.1' }
  it.each([
    ['daily', 'day', { betAmountPerDay: '1', ...salary }, '7.00'],
    ['daily', 'week', { betAmountPerDay: '1', ...salary }, '7.00'],
    ['daily', 'semiMonth', { betAmountPerDay: '1', ...salary }, '7.00'],
    ['daily', 'month', { betAmountPerDay: '1', ...salary }, '7.00'],
    ['dividend', 'day', { periodLoss: '1', rate: '12.5' }, '112.50'],
    ['dividend', 'week', { periodLoss: '1', rate: '12.5' }, '112.50'],
    ['dividend', 'semiMonth', { periodLoss: '1', rate: '12.5' }, '112.50'],
    ['dividend', 'month', { periodLoss: '1', rate: '12.5' }, '112.50'],
    ['hourly', 'hour', { betAmountPerHour: '1', ...salary }, '7.00'],
    ['realtime', 'minute5', { singleBetAmount: '1', ...salary }, '7.00'],
  ] as const)('is settled to the unit and once: %s, by %s', async (kind, period, tier, gross) => {
    const { T, P } = await openTeam()
    const terms = { kind, tiers: [tier] }
    await asOperator(server(), 'signContract', { upline: 'company', account: T, terms, period })
    const { startsAt, endsAt } = periodAt(period, zone, periodAt(period, zone, Date.now()).startsAt - 1)
    await backdate(startsAt)
    const bet = { validBet: 1000, payout: 100 }
    const closings = [startsAt - 1, startsAt, endsAt]
    await tell(await Promise.all(closings.map((closedAt) => playedRound(server(), P, { ...bet, closedAt }))))

    const run = () => asOperator<any>(server(), 'settlePeriod', { kind, at: startsAt, length: period })
    const settled = await run()
    expect(settled).toMatchObject({ kind, period: new Date(startsAt).toISOString(), endsAt, state: 'paid' })
    expect(lineOf(settled, T)).toMatchObject({ gross, net: gross, paid: gross })
    expect(await run()).toEqual(settled)
    expect(await ask(T, 'listIncome', { kind })).toMatchObject({ claimable: gross, paid: gross })
    await dissolveAll()
  })
})
