import { showDashboard } from '@croupier/api/reporting/show-dashboard.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { localDate, periodAt } from '@croupier/basis/period.ts'
import { implement } from '../../platform/implement.ts'
import {
  countMembers,
  countWaiting,
  depositTotals,
  hourTotals,
  type PaidTotal,
  playTotals,
  withdrawalTotals,
} from './dashboard-store.ts'
import { merchantZonePort } from './merchant-zone-port.ts'

const HOUR = 3_600_000
/** A member who was seen this recently counts as online. */
const PRESENT = 15 * 60_000

function byCurrency<Row extends { currency: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.currency, row]))
}

export default implement(showDashboard, async (ctx) => {
  const { db } = ctx
  const now = ctx.clock.now()
  const zone = ctx.use(merchantZonePort).zone()
  const { startsAt: from, endsAt: until } = periodAt('day', zone, now)
  const span = { from, until }
  const [played, hours, deposits, withdrawals, waiting, members] = await Promise.all([
    playTotals(db, span),
    hourTotals(db, span),
    depositTotals(db, span),
    withdrawalTotals(db, span),
    countWaiting(db),
    countMembers(db, span, now - PRESENT, now),
  ])

  const [playedIn, paidIn, paidOut] = [byCurrency(played), byCurrency(deposits), byCurrency(withdrawals)]
  const currencies = [...new Set([...playedIn.keys(), ...paidIn.keys(), ...paidOut.keys()])].toSorted()
  const hoursSoFar = Math.ceil((now - from + 1) / HOUR)
  return {
    day: { date: localDate(zone, from), from, until },
    currencies: currencies.map((currency) => {
      const amount = (units: bigint): string => new Money(currencyOf(currency), units).toString()
      const paid = (total: PaidTotal | undefined) => ({ count: total?.count ?? 0, amount: amount(total?.amount ?? 0n) })
      const play = playedIn.get(currency)
      const [stake, payout] = [play?.stake ?? 0n, play?.payout ?? 0n]
      const ofHour = new Map(hours.filter((each) => each.currency === currency).map((each) => [each.hour, each]))
      return {
        currency,
        rounds: play?.rounds ?? 0,
        players: play?.players ?? 0,
        stake: amount(stake),
        payout: amount(payout),
        ggr: amount(stake - payout),
        deposits: paid(paidIn.get(currency)),
        withdrawals: paid(paidOut.get(currency)),
        hours: Array.from({ length: hoursSoFar }, (_, hour) => ({
          from: from + hour * HOUR,
          stake: amount(ofHour.get(hour)?.stake ?? 0n),
          payout: amount(ofHour.get(hour)?.payout ?? 0n),
        })),
      }
    }),
    waiting,
    members,
  }
})
