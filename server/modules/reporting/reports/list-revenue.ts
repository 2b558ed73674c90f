import { listRevenue } from '@croupier/api/reporting/reports/list-revenue.ts'
import { implement } from '../../../platform/implement.ts'
import { amountsOf, pageOfDays, reportDays } from './report-days.ts'
import { houseByDay, houseSummedUntil, playedByDay } from './reports-store.ts'
import { addRevenue, ggrOf, ngrOf, noRevenue, type Revenue, revenuePurses, withHouse } from './revenue.ts'

export default implement(listRevenue, async (ctx, { before, pageSize, ...asked }) => {
  const days = reportDays(ctx, asked)
  const [played, house, countedUntil] = await Promise.all([
    playedByDay(ctx.db, days),
    houseByDay(ctx.db, days, Object.keys(revenuePurses)),
    houseSummedUntil(ctx.db),
  ])
  const players = new Map(played.map((each) => [each.day, each.players]))
  const revenue = new Map<string, Revenue>()
  for (const { day, rounds, stake, payout } of played) revenue.set(day, { ...noRevenue, rounds, stake, payout })
  for (const moved of house) revenue.set(moved.day, withHouse(revenue.get(moved.day) ?? noRevenue, moved))

  const amount = amountsOf(days.currency)
  const told = (of: Revenue) => ({
    rounds: of.rounds,
    stake: amount(of.stake),
    payout: amount(of.payout),
    vendorWallets: amount(of.vendorWallets),
    ggr: amount(ggrOf(of)),
    bonuses: amount(of.bonuses),
    agents: amount(of.agents),
    adjustments: amount(of.adjustments),
    fees: amount(of.fees),
    ngr: amount(ngrOf(of)),
  })
  return {
    currency: days.currency,
    ...pageOfDays(days, { before, pageSize }, (day) => ({
      day,
      players: players.get(day) ?? 0,
      ...told(revenue.get(day) ?? noRevenue),
    })),
    total: told([...revenue.values()].reduce(addRevenue, noRevenue)),
    countedUntil,
  }
})
