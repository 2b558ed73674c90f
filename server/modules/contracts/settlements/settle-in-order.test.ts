import type { ContractPeriod } from '@croupier/api/contracts/contract-terms.ts'
import { type Period, periodAt } from '@croupier/basis/period.ts'
import { openUnder } from '@croupier/dev/testing/agents.ts'
import { playedRound, systemScope, takenBack, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { afterEach, beforeAll, expect, describe, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import type { ScheduledPeriod } from '../../../platform/schedule.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { sumRounds } from '../../figures/index.ts'
import { roundCorrected } from '../../play/index.ts'
import { timeZone } from '../../settings/index.ts'
import { contractPolicy } from '../contracts-settings.ts'
import { countBets, settleDay, settleMonth, settleWeek } from '../index.ts'

const server = useServer()
const consumers = [sumRounds, countBets]
const zone = 'Asia/Dhaka'
const DAY = 86_400_000
const daily = { kind: 'daily', tiers: [{ betAmountPerDay: '0', activeMembers: 0, lossRate: '1', winRate: '1' }] }
const dividend = { kind: 'dividend', tiers: [{ rate: '10' }] }
const noneActive = { deposited: '1000000', validBet: '1000000' }

/** A month for each test, as runs are kept for ever: in its middle a week ends at which contracts turn. */
let months = 0
function ownMonth() {
  months += 1
  let month = periodAt('month', zone, Date.now())
  for (let back = 0; back <= months; back += 1) month = periodAt('month', zone, month.startsAt - 1)
  const week = periodAt('week', zone, month.startsAt + 10 * DAY)
  return { month, week, turn: week.endsAt }
}

async function openTeam() {
  const top = await openUnder(server(), undefined, { name: 't' })
  const low = await openUnder(server(), top, { name: 'd' })
  const player = await openUnder(server(), low, { type: 0, name: 'p' })
  return { top, low, player }
}

/** Signs a contract that paid, or pays, between moments that are past. */
async function stood(
  account: string,
  terms: object,
  period: ContractPeriod,
  from: number,
  until?: number,
  upline = 'company',
) {
  const { contractId } = await asOperator<any>(server(), 'signContract', { upline, account, terms, period })
  const end = until === undefined ? null : new Date(until)
  await server().wired.app.database.run(sql`
    update contracts.contract
    set effective_from = ${new Date(from)}, effective_until = ${end}::timestamptz,
      state = case when ${end}::timestamptz is null then 'active' else 'ended' end
    where id = ${BigInt(contractId)}`)
}
const turned = async (account: string, terms: object, { month, week, turn }: ReturnType<typeof ownMonth>) => {
  await stood(account, terms, 'week', week.startsAt, turn)
  await stood(account, terms, 'month', turn)
  return { month, week }
}

const run = (job: typeof settleWeek, { startsAt, endsAt }: Pick<Period, 'startsAt' | 'endsAt'>) =>
  job.run(systemScope(server()), { schedule: 'test', startsAt, endsAt } satisfies ScheduledPeriod)
const settled = (kind: string, length: ContractPeriod, at: number, isDryRun = false) =>
  asOperator<any>(server(), 'settlePeriod', { kind, length, at, isDryRun })
const lineOf = ({ lines }: any, account: string) => lines.find((line: any) => line.account === account)
const tell = async (...facts: Parameters<typeof tellFacts>[2][number][]) => tellFacts(server(), consumers, facts)
const played = (account: string, closedAt: number, payout = 0) =>
  playedRound(server(), account, { validBet: 1000, payout, closedAt })
/** A ruling by which a round that was lost paid so much. */
const wonAfterAll = ({ payload }: Awaited<ReturnType<typeof played>>, payout: number) => {
  const roundPayout = String(payout * 1_000_000)
  const { stake: roundStake, closedAt } = payload
  return roundCorrected({
    ...payload,
    stake: '0',
    payout: roundPayout,
    validBet: '0',
    correctedAt: Date.now(),
    closedAt,
    roundStake,
    roundPayout,
  })
}
const isWaiting = 'periods before are still being settled'

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
})

afterEach(async () => {
  await changeSetting(server(), contractPolicy, contractPolicy.initial)
  await changeSetting(server(), timeZone, zone)
  await server().wired.app.database.run(sql`
    update contracts.contract set state = 'ended', effective_until = effective_from where effective_from is not null`)
})

describe('[F-04] periods that catch up', () => {
  it('of a dividend wait for the one before, whose loss they carry, also when settled by hand', async () => {
    await changeSetting(server(), contractPolicy, { ...contractPolicy.initial, carriesLosses: true })
    const { week } = ownMonth()
    const next = periodAt('week', zone, week.endsAt)
    const { top, player } = await openTeam()
    await stood(top, dividend, 'week', week.startsAt)
    await tell(await played(player, week.startsAt, 1400), await played(player, next.startsAt))

    await expect(run(settleWeek, next)).rejects.toThrow(isWaiting)
    await expect(settled('dividend', 'week', next.startsAt)).rejects.toMatchObject({ code: 'settlement.before.open' })
    expect(await settled('dividend', 'week', next.startsAt, true)).toMatchObject({ state: 'dry-run' })

    await run(settleWeek, week)
    const after = await settled('dividend', 'week', next.startsAt)
    expect(lineOf(after, top)).toMatchObject({ gross: '60.00', inputs: { netLoss: '1000.00', carried: '-400.00' } })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('of another length wait for the last one before, from wherever it ran', async () => {
    const own = ownMonth()
    const { top } = await openTeam()
    const { month, week } = await turned(top, daily, own)
    await expect(run(settleMonth, month)).rejects.toThrow(isWaiting)

    // The week in which the house's zone changes begins where the one before ended.
    await run(settleWeek, { ...week, startsAt: week.startsAt + 3_600_000 })
    await run(settleMonth, month)
    expect(await settled('daily', 'month', month.startsAt)).toMatchObject({ state: 'paid', lines: [{ account: top }] })
  })

  it('wait for none that will never end there, as the zone is another by now', async () => {
    const own = ownMonth()
    const { top } = await openTeam()
    const { month } = await turned(top, daily, own)
    await changeSetting(server(), timeZone, 'Europe/Berlin')
    await run(settleMonth, month)
  })

  it('settle no instant twice by hand once the house’s zone was changed, nor leave one out', async () => {
    const { month } = ownMonth()
    const first = periodAt('day', zone, month.startsAt + 10 * DAY)
    const { top, player } = await openTeam()
    await stood(top, daily, 'day', first.startsAt)
    const HOUR = 3_600_000
    const closings = [first.endsAt - HOUR, first.endsAt, first.endsAt + 3 * HOUR, first.endsAt + 20 * HOUR]
    await tell(...(await Promise.all(closings.map((closedAt) => played(player, closedAt)))))
    const one = await settled('daily', 'day', first.startsAt)
    await changeSetting(server(), timeZone, 'Europe/Berlin')
    const cut = periodAt('day', 'Europe/Berlin', first.endsAt)
    expect(cut.startsAt).toBeLessThan(first.endsAt)

    // The instant that the first run settled is its own; of the new zone's day the rest is open, by hand and by the clock.
    expect(await settled('daily', 'day', cut.startsAt)).toEqual(one)
    expect(await settled('daily', 'day', first.endsAt, true)).toMatchObject({
      period: new Date(first.endsAt).toISOString(),
      companyTotal: '20.00',
    })
    const rest = await settled('daily', 'day', first.endsAt)
    await run(settleDay, { startsAt: cut.startsAt, endsAt: cut.endsAt })
    await run(settleDay, { startsAt: first.endsAt, endsAt: cut.endsAt })
    const next = await settled('daily', 'day', cut.endsAt)
    const lines = [one, rest, next].map((each) => [each.period, each.endsAt, lineOf(each, top).paid])
    expect(lines).toEqual([
      [new Date(first.startsAt).toISOString(), first.endsAt, '10.00'],
      [new Date(first.endsAt).toISOString(), cut.endsAt, '20.00'],
      [new Date(cut.endsAt).toISOString(), cut.endsAt + DAY, '10.00'],
    ])
    const runs = await server().wired.app.database.many(sql`
      select 1 from contracts.run
      where kind = 'daily' and period = 'day' and starts_at < ${new Date(cut.endsAt)} and ends_at > ${new Date(first.startsAt)}`)
    expect(runs).toHaveLength(2)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('hold up nothing else that is due with them', async () => {
    const own = ownMonth()
    const [waiting, other] = [await openTeam(), await openTeam()]
    await turned(waiting.top, daily, own)
    await stood(other.top, dividend, 'month', own.month.startsAt)
    await tell(await played(other.player, own.turn))
    await expect(run(settleMonth, own.month)).rejects.toThrow(isWaiting)
    const found = await asOperator<any>(server(), 'listSettlements', { kind: 'dividend' })
    expect(found.list[0]).toMatchObject({ length: 'month', endsAt: own.month.endsAt, companyTotal: '100.00' })
  })

  it('make up for rulings on periods of the length before', async () => {
    const own = ownMonth()
    const { top, player } = await openTeam()
    const { month, week } = await turned(top, daily, own)
    const round = await played(player, week.startsAt)
    await tell(round, await played(player, own.turn), await played(player, own.turn))
    await run(settleWeek, week)
    await tell(takenBack(round))
    await run(settleMonth, month)
    const after = await settled('daily', 'month', month.startsAt)
    expect(lineOf(after, top)).toMatchObject({ gross: '20.00', correction: '-10.00', paid: '10.00' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each([
    // The switch as each of three weeks is settled, what the first comes to by now, and what each should have paid.
    ['on throughout', [true, true, true], -400, ['0.00', '60.00', '100.00']],
    ['on throughout, a loss that lasts two periods', [true, true, true], -1600, ['0.00', '0.00', '40.00']],
    ['off as the next was settled', [true, false, true], -400, ['0.00', '100.00', '100.00']],
    ['off as the first was settled', [false, true, true], -400, ['0.00', '100.00', '100.00']],
    ['off since, but not as the next was settled', [true, true, false], -400, ['0.00', '60.00', '100.00']],
    ['off ever since', [true, false, false], -400, ['0.00', '100.00', '100.00']],
  ] as const)(
    'carry what a corrected one lost on into those after it, each by the switch of then: %s',
    async (_what, switches, loss, should) => {
      // The month after it is left free: five weeks follow each other.
      ownMonth()
      let { week } = ownMonth()
      const first = week
      const { top, low, player } = await openTeam()
      await stood(top, dividend, 'week', week.startsAt)
      await stood(low, { kind: 'dividend', tiers: [{ rate: '4' }] }, 'week', week.startsAt, undefined, top)
      const round = await played(player, week.startsAt, 0)
      await tell(round)
      for (const carriesLosses of switches) {
        await changeSetting(server(), contractPolicy, { ...contractPolicy.initial, carriesLosses })
        if (week !== first) await tell(await played(player, week.startsAt))
        const found = await settled('dividend', 'week', week.startsAt)
        expect([top, low].map((account) => lineOf(found, account).gross)).toEqual(['100.00', '40.00'])
        week = periodAt('week', zone, week.endsAt)
      }
      // It was won after all, by so much.
      await tell(wonAfterAll(round, 1000 - loss))
      await tell(await played(player, week.startsAt))
      const after = await settled('dividend', 'week', week.startsAt)
      const owed = (rate: number) =>
        should.reduce((sum, gross) => sum + (Number(gross) * rate) / 10 - 100 * (rate / 10), 0)
      expect(Number(lineOf(after, low).correction)).toBe(owed(4))
      expect(Number(lineOf(after, top).correction)).toBe(owed(6))
      expect(Number(lineOf(after, low).gross)).toBe(40)

      // Made up for once: a rerun and the next period change nothing.
      expect(await settled('dividend', 'week', week.startsAt)).toEqual(after)
      const next = await settled('dividend', 'week', week.endsAt, true)
      expect([top, low].map((account) => lineOf(next, account).correction)).toEqual(['0.00', '0.00'])
      expect(await ledgerFindings(server())).toEqual([])
    },
  )

  it.each([
    ['an own bet is part of the team', { ...contractPolicy.initial, countsSelf: true }],
    ['nobody bets enough to be active', { ...contractPolicy.initial, active: { BDT: noneActive } }],
    ['nobody is active in the currency', { ...contractPolicy.initial, active: {} }],
  ])('correct one as it was counted when it was settled, though by now %s', async (_what, policy) => {
    const { week } = ownMonth()
    const next = periodAt('week', zone, week.endsAt)
    const { top, player } = await openTeam()
    await stood(
      top,
      { ...daily, tiers: [{ ...daily.tiers[0], activeMembers: 1, winRate: '0.5' }] },
      'week',
      week.startsAt,
    )
    const round = await played(player, week.startsAt)
    await tell(round, await played(top, week.startsAt))
    const found = lineOf(await settled('daily', 'week', week.startsAt), top)
    expect(found).toMatchObject({ gross: '10.00', inputs: { netLoss: '1000.00', activeMembers: 1 } })
    const rounds = () => asOperator<any>(server(), 'listSettlementRounds', { lineId: found.lineId, pageSize: 20 })
    const counted = await rounds()
    expect(counted.list).toMatchObject([{ account: player }])

    await changeSetting(server(), contractPolicy, policy)
    expect((await rounds()).list).toEqual(counted.list)
    await tell(wonAfterAll(round, 1400))
    const after = lineOf(await settled('daily', 'week', next.startsAt), top)
    expect(after).toMatchObject({ correction: '-5.00' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('take over what one left that is corrected as they are settled', async () => {
    await changeSetting(server(), contractPolicy, { ...contractPolicy.initial, carriesLosses: true })
    const { week } = ownMonth()
    const { top, player } = await openTeam()
    await stood(top, dividend, 'week', week.startsAt)
    const round = await played(player, week.startsAt)
    await tell(round, await played(player, week.endsAt))
    await settled('dividend', 'week', week.startsAt)
    await tell(wonAfterAll(round, 1400))
    const found = await settled('dividend', 'week', week.endsAt)
    expect(lineOf(found, top)).toMatchObject({
      gross: '60.00',
      inputs: { carried: '-400.00' },
      correction: '-100.00',
      paid: '0.00',
    })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('make up later for a longer one that carried on from one that is corrected before it is over', async () => {
    await changeSetting(server(), contractPolicy, { ...contractPolicy.initial, carriesLosses: true })
    ownMonth()
    const own = ownMonth()
    const [{ top, player }, other] = [await openTeam(), await openTeam()]
    const { month, week } = await turned(top, dividend, own)
    await stood(other.top, dividend, 'week', week.startsAt)
    const round = await played(player, week.startsAt)
    await tell(round, await played(player, own.turn))
    await run(settleWeek, week)
    await run(settleMonth, month)
    await tell(wonAfterAll(round, 1400))
    const correctionOf = (found: any) => lineOf(found, top)?.correction
    const weekly = await settled('dividend', 'week', own.turn)
    expect(correctionOf(weekly)).toBe('-100.00')
    const monthly = await settled('dividend', 'month', month.endsAt)
    expect(correctionOf(monthly)).toBe('-40.00')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('leave corrections with whoever bore it when it was settled, though the downline was moved since', async () => {
    const { week } = ownMonth()
    const { top, low, player } = await openTeam()
    const elsewhere = await openUnder(server(), undefined, { name: 'e' })
    // The company has both contracts: that one is above the other is told by the tree alone.
    await stood(low, daily, 'week', week.startsAt)
    await stood(top, { ...daily, tiers: [{ ...daily.tiers[0], lossRate: '2' }] }, 'week', week.startsAt)
    const round = await played(player, week.startsAt)
    await tell(round, await played(player, week.startsAt))
    const found = await settled('daily', 'week', week.startsAt)
    expect([top, low].map((account) => lineOf(found, account).net)).toEqual(['20.00', '20.00'])

    await asOperator(server(), 'moveTeam', { account: low, under: elsewhere, note: 'asked for by both' })
    await tell(takenBack(round))
    const after = await settled('daily', 'week', week.endsAt)
    expect([top, low].map((account) => lineOf(after, account).correction)).toEqual(['-10.00', '-10.00'])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('charge an upline for no days before a branch was moved below them, the day of the move included', async () => {
    const { month, turn } = ownMonth()
    const top = await openUnder(server(), undefined, { name: 't' })
    const branch = await openUnder(server(), undefined, { name: 'b' })
    const low = await openUnder(server(), branch, { name: 'd' })
    const player = await openUnder(server(), low, { type: 0, name: 'p' })
    await stood(low, daily, 'month', month.startsAt)
    await stood(top, { ...daily, tiers: [{ ...daily.tiers[0], lossRate: '3' }] }, 'month', month.startsAt)
    const early = await played(player, month.startsAt)
    await tell(early, await played(player, month.startsAt + DAY))
    await asOperator(server(), 'moveTeam', { account: branch, under: top, note: 'asked for by both' })
    const moved = turn - DAY / 2
    await server().wired.app.database.run(sql`
      update agents.move
      set moved_at = ${new Date(moved)}, day = (${new Date(turn)} at time zone ${zone})::date
      where moved_at > now() - interval '1 hour'`)
    await tell(await played(player, moved + 1), await played(player, turn))

    const found = await settled('daily', 'month', month.startsAt)
    expect(lineOf(found, low)).toMatchObject({ gross: '40.00', net: '40.00' })
    // Of two rounds since the move, the second was on a whole day below them.
    expect(lineOf(found, top)).toMatchObject({ gross: '60.00', net: '50.00' })

    // A ruling on days before is the company's, too, and stays so when the branch has moved on.
    await asOperator(server(), 'moveTeam', { account: branch, under: 'house', note: 'asked for by both' })
    await tell(takenBack(early))
    const after = await settled('daily', 'month', month.endsAt)
    expect([top, low].map((account) => lineOf(after, account).correction)).toEqual(['0.00', '-10.00'])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('charge an upline for no days before their own contract began', async () => {
    const { month, turn } = ownMonth()
    const { top, low, player } = await openTeam()
    // The company's with the downline is the older one: nobody above had any then.
    await stood(low, daily, 'month', month.startsAt)
    await stood(top, { ...daily, tiers: [{ ...daily.tiers[0], lossRate: '3' }] }, 'month', turn)
    await tell(await played(player, month.startsAt), await played(player, turn - 1), await played(player, turn))
    const found = await settled('daily', 'month', month.startsAt)
    expect(lineOf(found, low)).toMatchObject({ gross: '30.00', net: '30.00' })
    expect(lineOf(found, top)).toMatchObject({ gross: '30.00', net: '20.00', inputs: { netLoss: '1000.00' } })
  })

  it('charge of several uplines that sign within it the one who had signed by then', async () => {
    const { month, turn } = ownMonth()
    const high = await openUnder(server(), undefined, { name: 'h' })
    const middle = await openUnder(server(), high, { name: 'm' })
    const low = await openUnder(server(), middle, { name: 'd' })
    const player = await openUnder(server(), low, { type: 0, name: 'p' })
    const paying = (lossRate: string) => ({ ...daily, tiers: [{ ...daily.tiers[0], lossRate }] })
    await stood(low, daily, 'month', month.startsAt)
    await stood(high, paying('3'), 'month', turn - 3 * DAY)
    await stood(middle, paying('2'), 'month', turn, undefined, high)
    const days = [month.startsAt, turn - 3 * DAY, turn - 1, turn, turn + DAY, turn + 2 * DAY]
    await tell(...(await Promise.all(days.map((closedAt) => played(player, closedAt)))))
    const found = await settled('daily', 'month', month.startsAt)
    // Six days for the lowest, three since the middle one signed, two between; the first is the company's.
    expect(lineOf(found, low)).toMatchObject({ gross: '60.00', net: '60.00' })
    expect(lineOf(found, middle)).toMatchObject({ gross: '60.00', net: '30.00' })
    expect(lineOf(found, high)).toMatchObject({ gross: '150.00', net: '70.00' })
    expect(found.companyTotal).toBe('160.00')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('charge an upline for no more than a downline gets, where the days before theirs lessen it', async () => {
    const { month, turn } = ownMonth()
    const { top, low, player } = await openTeam()
    await stood(low, dividend, 'month', month.startsAt)
    await stood(top, { kind: 'dividend', tiers: [{ rate: '30' }] }, 'month', turn)
    await tell(await played(player, month.startsAt, 1500), await played(player, turn))
    const found = await settled('dividend', 'month', month.startsAt)
    expect(lineOf(found, low)).toMatchObject({ gross: '50.00', net: '50.00' })
    expect(lineOf(found, top)).toMatchObject({ gross: '300.00', net: '250.00' })
  })
})
