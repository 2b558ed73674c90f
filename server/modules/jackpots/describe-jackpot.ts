import type { jackpotAnswer } from '@croupier/api/jackpots/jackpot-answers.ts'
import type { staffJackpot } from '@croupier/api/jackpots/staff/staff-jackpot.ts'
import { Money } from '@croupier/basis/money.ts'
import { hundredthsText } from '@croupier/basis/hundredths.ts'
import { amountOf, costOf, costText } from '@croupier/games/jackpot/jackpot.ts'
import type * as z from 'zod/mini'
import type { Pot } from './pots-store.ts'

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

export function describeStaffJackpot(
  pot: Pot,
  { wins, won }: { wins: number; won: bigint } = { wins: 0, won: 0n },
): z.input<typeof staffJackpot> {
  const amount = (units: bigint) => new Money(pot.currency, units).toString()
  return {
    code: pot.code,
    currency: pot.currency,
    titles: pot.titles,
    share: pot.share,
    seed: amount(pot.seed),
    lowest: amount(pot.lowest),
    ceiling: amount(pot.ceiling),
    vendors: [...pot.vendors],
    isRunning: pot.isRunning,
    amount: amount(amountOf(pot.seed, pot.gathered)),
    run: pot.run,
    cost: costText(costOf(pot.share, pot.seed, pot)),
    wins,
    won: amount(won),
  }
}
