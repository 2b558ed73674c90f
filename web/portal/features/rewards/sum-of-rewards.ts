import { Money } from '@croupier/basis/money.ts'

/** What some rewards of one currency come to, in main units. */
export function sumOfRewards(rewards: readonly { amount: string }[], currency: string): string {
  return rewards
    .reduce((total, { amount }) => total.plus(Money.parse(amount, currency)), Money.zero(currency))
    .toString()
}
