import { limitPeriods } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import type { showDepositLimits } from '@croupier/api/wallet/deposit-limits/show-deposit-limits.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { periodsAt } from './deposit-limits.ts'
import { limitsOf } from './deposit-limits-store.ts'
import { describeLimit } from './describe-limit.ts'
import { nothingUsed, usedNow } from './room-to-deposit.ts'

/** Every limit of deposits there can be, as it stands for a member now. */
export async function describeLimits(
  { db, clock, use }: Pick<ReadScope, 'db' | 'clock' | 'use'>,
  { memberId, currency }: { memberId: bigint; currency: string },
): Promise<OutputOf<typeof showDepositLimits>> {
  const now = clock.now()
  const zone = use(settingsPort).read(timeZone)
  const limits = (await limitsOf(db, [memberId], now)).get(memberId)
  const used = (await usedNow(db, [memberId], zone, now)).get(memberId) ?? nothingUsed
  const periods = periodsAt(zone, now)
  const none = { amount: null, next: undefined }
  return {
    currency,
    limits: limitPeriods.map((period) =>
      describeLimit(period, currency, limits?.[period] ?? none, used[period], periods[period].endsAt),
    ),
  }
}
