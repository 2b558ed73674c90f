import { listVendorRevenue } from '@croupier/api/reporting/reports/list-vendor-revenue.ts'
import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import { implement } from '../../../platform/implement.ts'
import { amountsOf, reportDays } from './report-days.ts'
import { playedByVendor, type VendorPlayed } from './vendor-figures-store.ts'

type Played = Omit<VendorPlayed, 'vendor' | 'gameType'>

const nothing: Played = { rounds: 0, stake: 0n, payout: 0n, validBet: 0n }

export function addPlayed(one: Played, other: Played): Played {
  return {
    rounds: one.rounds + other.rounds,
    stake: one.stake + other.stake,
    payout: one.payout + other.payout,
    validBet: one.validBet + other.validBet,
  }
}

/** Payout of the stake, per cent in two places, rounded down: `96.41`. */
export function returnedText({ stake, payout }: Pick<Played, 'stake' | 'payout'>): string | null {
  if (stake === 0n) return null
  const hundredths = quantiseDown(new Ratio(payout * 10_000n, stake))
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

export default implement(listVendorRevenue, async (ctx, asked) => {
  const days = reportDays(ctx, asked)
  const amount = amountsOf(days.currency)
  const told = (played: Played) => ({
    rounds: played.rounds,
    stake: amount(played.stake),
    payout: amount(played.payout),
    validBet: amount(played.validBet),
    ggr: amount(played.stake - played.payout),
    returned: returnedText(played),
  })
  const list = await playedByVendor(ctx.db, days)
  return {
    currency: days.currency,
    list: list.map(({ vendor, gameType, ...played }) => ({ vendor, gameType, ...told(played) })),
    total: told(list.reduce<Played>(addPlayed, nothing)),
  }
})
