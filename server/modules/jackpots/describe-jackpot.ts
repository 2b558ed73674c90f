import { isDeepStrictEqual } from 'node:util'
import type { jackpotAnswer } from '@croupier/api/jackpots/jackpot-answers.ts'
import type { staffJackpot } from '@croupier/api/jackpots/staff/staff-jackpot.ts'
import { Money } from '@croupier/basis/money.ts'
import { hundredthsText } from '@croupier/basis/hundredths.ts'
import { amountOf, costOf, costText } from '@croupier/games/jackpot/jackpot.ts'
import type * as z from 'zod/mini'
import type { Pot, RunTerms } from './pots-store.ts'

export const titleIn = (titles: Readonly<Record<string, string>>, language: string): string =>
  titles[language] ?? titles['en'] ?? ''

export function describeJackpot(pot: Pot, language: string): z.input<typeof jackpotAnswer> {
  const amount = (units: bigint) => new Money(pot.currency, units).toString()
  return {
    code: pot.code,
    title: titleIn(pot.titles, language),
    currency: pot.currency,
    amount: amount(amountOf(pot.seed, pot.gathered)),
    ceiling: amount(pot.ceiling),
    share: hundredthsText(pot.share),
    vendors: [...pot.vendors],
    run: pot.run,
    seedHash: pot.seedHash,
  }
}

/** A run's terms as operators read them. */
function describeTerms({ share, seed, lowest, ceiling, vendors }: RunTerms, currency: string) {
  const amount = (units: bigint) => new Money(currency, units).toString()
  return {
    share,
    seed: amount(seed),
    lowest: amount(lowest),
    ceiling: amount(ceiling),
    vendors: [...vendors],
    cost: costText(costOf(share, seed, { lowest, ceiling })),
  }
}

export function describeStaffJackpot(
  pot: Pot,
  { wins, won }: { wins: number; won: bigint } = { wins: 0, won: 0n },
): z.input<typeof staffJackpot> {
  const amount = (units: bigint) => new Money(pot.currency, units).toString()
  const [now, next] = [describeTerms(pot, pot.currency), describeTerms(pot.next, pot.currency)]
  return {
    code: pot.code,
    currency: pot.currency,
    titles: pot.titles,
    ...now,
    next: isDeepStrictEqual(now, next) ? null : next,
    isRunning: pot.isRunning,
    amount: amount(amountOf(pot.seed, pot.gathered)),
    run: pot.run,
    wins,
    won: amount(won),
  }
}
