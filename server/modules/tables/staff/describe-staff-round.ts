import type { staffRound } from '@croupier/api/tables/staff/staff-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import type * as z from 'zod/mini'
import type { ReadScope } from '../../../platform/context.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { describeRound } from '../describe-round.ts'
import { databaseNow, type Round } from '../rounds-store.ts'
import { soldOn } from '../slips-store.ts'

/** Rounds with what was bet on them, in the order given. */
export async function describeStaffRounds(
  ctx: Pick<ReadScope, 'db' | 'use'>,
  rounds: readonly Round[],
): Promise<z.input<typeof staffRound>[]> {
  const [sold, now] = await Promise.all([
    soldOn(
      ctx.db,
      rounds.map(({ id }) => id),
    ),
    databaseNow(ctx.db),
  ])
  return rounds.map((round) => {
    const own = sold.filter(({ roundId }) => roundId === round.id)
    return {
      round: describeRound(ctx.use(secretsPort), round, now),
      slips: own.reduce((sum, { slips }) => sum + slips, 0),
      members: own.reduce((sum, { members }) => sum + members, 0),
      sold: own.map(({ currency, staked, most, paid }) => ({
        currency,
        staked: new Money(currency, staked).toString(),
        most: new Money(currency, most).toString(),
        paid: new Money(currency, paid).toString(),
      })),
    }
  })
}
