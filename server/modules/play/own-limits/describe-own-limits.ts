import { ownLimitKinds } from '@croupier/api/play/own-limits/own-limits.ts'
import type { showOwnLimits } from '@croupier/api/play/own-limits/show-own-limits.ts'
import { limitPeriods } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { periodsAt } from '../../wallet/index.ts'
import { describeOwnLimit } from './describe-own-limit.ts'
import { ownLimitsOf } from './own-limits-store.ts'

/** Every limit of play there can be, as it stands for a member now. */
export async function describeOwnLimits(
  { db, clock, use }: Pick<ReadScope, 'db' | 'clock' | 'use'>,
  { memberId, currency }: { memberId: bigint; currency: string },
): Promise<OutputOf<typeof showOwnLimits>> {
  const now = clock.now()
  const kept = await ownLimitsOf(db, memberId, now)
  const periods = periodsAt(use(settingsPort).read(timeZone), now)
  return {
    currency,
    limits: ownLimitKinds.flatMap((kind) =>
      limitPeriods.map((period) =>
        describeOwnLimit(
          { kind, period, currency, endsAt: periods[period].endsAt },
          kept.find((limit) => limit.kind === kind && limit.period === period),
        ),
      ),
    ),
  }
}
