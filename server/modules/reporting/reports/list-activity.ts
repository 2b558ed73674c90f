import { listActivity } from '@croupier/api/reporting/reports/list-activity.ts'
import { implement } from '../../../platform/implement.ts'
import { pageOfDays, reportDays } from './report-days.ts'
import { depositorsByDay, flowsByDay, playedByDay } from './reports-store.ts'

export default implement(listActivity, async (ctx, { before, pageSize, ...asked }) => {
  const days = reportDays(ctx, asked)
  const [played, flows, paid] = await Promise.all([
    playedByDay(ctx.db, days),
    flowsByDay(ctx.db, days),
    depositorsByDay(ctx.db, days),
  ])
  const playedOn = new Map(played.map((each) => [each.day, each]))
  const flowOn = new Map(flows.map((each) => [each.day, each]))
  const paidOn = new Map(paid.map((each) => [each.day, each]))
  const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0)
  return {
    currency: days.currency,
    ...pageOfDays(days, { before, pageSize }, (day) => ({
      day,
      registrations: flowOn.get(day)?.registrations ?? 0,
      firstDeposits: flowOn.get(day)?.firstDeposits ?? 0,
      depositors: paidOn.get(day)?.depositors ?? 0,
      players: playedOn.get(day)?.players ?? 0,
      newPlayers: playedOn.get(day)?.newPlayers ?? 0,
      rounds: playedOn.get(day)?.rounds ?? 0,
    })),
    total: {
      registrations: sum(flows.map(({ registrations }) => registrations)),
      firstDeposits: sum(flows.map(({ firstDeposits }) => firstDeposits)),
      newPlayers: sum(played.map(({ newPlayers }) => newPlayers)),
      rounds: sum(played.map(({ rounds }) => rounds)),
    },
  }
})
