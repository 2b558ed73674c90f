import type { slipAnswer, spotTotal } from '@croupier/api/tables/table-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import type { Chips } from '@croupier/games/tables/tables.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { type Secrets, secretsPort } from '../../platform/secrets.ts'
import { codeOf, dealtAt } from './deals.ts'
import { describeDealt } from './describe-round.ts'
import { databaseNow, findRounds, type Round } from './rounds-store.ts'
import type { Slip } from './slips-store.ts'

type SlipAnswer = z.input<typeof slipAnswer>

/** Chips of a slip, line by line. */
export const chipsOf = ({ spots, stakes }: Pick<Slip, 'spots' | 'stakes'>): Chips[] =>
  spots.map((spot, at) => ({ spot, stake: stakes[at]! }))

export const describeTotals = (currency: string, totals: readonly Chips[]): z.input<typeof spotTotal>[] =>
  totals.map(({ spot, stake }) => ({ spot, amount: new Money(currency, stake).toString() }))

/** A slip as it stands at a moment of the server's clock. */
export function describeSlip(secrets: Secrets, slip: Slip, round: Round, now: number): SlipAnswer {
  const amount = (units: bigint) => new Money(slip.currency, units).toString()
  const dealt = dealtAt(secrets, round, now)
  return {
    slipId: slip.id,
    roundId: Number(round.id),
    gameCode: codeOf(round),
    number: round.number,
    placedAt: slip.placedAt,
    currency: slip.currency,
    stake: amount(slip.stake),
    state: slip.state,
    payout: amount(slip.payout),
    lines: chipsOf(slip).map(({ spot, stake }, at) => {
      const payout = slip.payouts?.[at]
      return { spot, stake: amount(stake), payout: payout === undefined ? null : amount(payout) }
    }),
    dealt: dealt === null ? null : describeDealt(dealt),
  }
}

/** Slips as they are shown, in the order given. */
export async function describeSlips(
  scope: Pick<Scope, 'use'>,
  db: Queryable,
  slips: readonly Slip[],
): Promise<SlipAnswer[]> {
  if (slips.length === 0) return []
  const found = await findRounds(db, [...new Set(slips.map(({ roundId }) => roundId))])
  const rounds = new Map(found.map((round) => [round.id, round]))
  const now = await databaseNow(db)
  const secrets = scope.use(secretsPort)
  return slips.map((slip) => describeSlip(secrets, slip, rounds.get(slip.roundId)!, now))
}
