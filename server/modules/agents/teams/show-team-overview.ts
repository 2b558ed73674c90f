import { showTeamOverview } from '@croupier/api/agents/teams/show-team-overview.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { teamByDay } from '../../figures/index.ts'
import { sessionRules, teamSize } from '../../identity/index.ts'
import { recordPeriod, timeZone } from '../../settings/index.ts'
import { daysOf, describeFigures, nothingPlayed } from './describe-team.ts'
import { teamFlows } from '../flows/flows-store.ts'

export default implement(showTeamOverview, async (ctx, asked) => {
  const { memberId, currency } = ctx.session
  const zone = ctx.use(settingsPort).read(timeZone)
  const days = daysOf(zone, recordPeriod(ctx, asked))
  const [size, byDay, moved] = await Promise.all([
    teamSize(ctx.db, memberId, sessionRules(ctx)),
    teamByDay(ctx.db, memberId, currency, days),
    teamFlows(ctx.db, memberId, currency, days),
  ])
  const played = new Map(byDay.map((day) => [day.date, day]))
  const flows = new Map(moved.map((day) => [day.date, day]))
  const dates = [...new Set([...played.keys(), ...flows.keys()])].toSorted()

  const sum = { ...nothingPlayed, deposited: 0n, withdrawn: 0n }
  for (const day of played.values()) {
    sum.rounds += day.rounds
    sum.stake += day.stake
    sum.payout += day.payout
    sum.validBet += day.validBet
  }
  for (const day of flows.values()) {
    sum.deposited += day.deposited
    sum.withdrawn += day.withdrawn
  }
  const count = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)
  return {
    currency,
    ...size,
    registrations: count([...flows.values()].map((day) => day.registrations)),
    firstDeposits: count([...flows.values()].map((day) => day.firstDeposits)),
    totals: describeFigures(currency, sum, sum),
    ...days,
    days: dates.map((date) => ({
      date,
      ...describeFigures(currency, played.get(date), flows.get(date)),
      registrations: flows.get(date)?.registrations ?? 0,
      firstDeposits: flows.get(date)?.firstDeposits ?? 0,
      players: played.get(date)?.players ?? 0,
    })),
  }
})
