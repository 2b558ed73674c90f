import type { GameType } from '@croupier/api/games/game-types.ts'
import { showProfitLoss } from '@croupier/api/figures/show-profit-loss.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { recordPeriod, timeZone } from '../settings/index.ts'
import { type DayProfit, profitByDay } from './profit-store.ts'

type Profit = Pick<DayProfit, 'rounds' | 'stake' | 'payout' | 'validBet'>

function sum(parts: readonly Profit[]): Profit {
  return parts.reduce(
    (total, part) => ({
      rounds: total.rounds + part.rounds,
      stake: total.stake + part.stake,
      payout: total.payout + part.payout,
      validBet: total.validBet + part.validBet,
    }),
    { rounds: 0n, stake: 0n, payout: 0n, validBet: 0n },
  )
}

function describe(currency: string, { rounds, stake, payout, validBet }: Profit) {
  const text = (units: bigint) => new Money(currency, units).toString()
  return {
    rounds: Number(rounds),
    betAmount: text(stake),
    validBet: text(validBet),
    payout: text(payout),
    netAmount: text(payout - stake),
  }
}

export default implement(showProfitLoss, async (ctx, { gameCategory, ...asked }) => {
  const { memberId, currency } = ctx.session
  const parts = await profitByDay(ctx.db, {
    memberId,
    currency,
    ...recordPeriod(ctx, asked),
    zone: ctx.use(settingsPort).read(timeZone),
    gameType: gameCategory,
  })
  const days = Map.groupBy(parts, ({ date }) => date)
  const categories = [...Map.groupBy(parts, ({ gameType }) => gameType)]
    .map(([gameType, played]) => ({ gameCategory: gameType as GameType, total: sum(played) }))
    .toSorted((one, other) => (one.total.stake < other.total.stake ? 1 : -1))
  return {
    currency,
    days: [...days].map(([date, played]) => ({ date, ...describe(currency, sum(played)) })),
    categories: categories.map(({ gameCategory, total }) => ({ gameCategory, ...describe(currency, total) })),
    totals: describe(currency, sum(parts)),
  }
})
