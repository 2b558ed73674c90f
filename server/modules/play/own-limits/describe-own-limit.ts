import type { ownLimitAnswer, OwnLimitKind } from '@croupier/api/play/own-limits/own-limits.ts'
import type { LimitPeriod } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import type * as z from 'zod/mini'
import { amountText, describeLimit } from '../../wallet/index.ts'
import type { OwnLimit } from './own-limits-store.ts'

/** A limit as its member reads it; `limit` undefined where none was ever set. Whoever is ahead has lost nothing. */
export function describeOwnLimit(
  of: { kind: OwnLimitKind; period: LimitPeriod; currency: string; endsAt: number },
  limit: OwnLimit | undefined,
): z.infer<typeof ownLimitAnswer> {
  const { kind, period, currency, endsAt } = of
  const used = limit?.used ?? 0n
  return {
    ...describeLimit(period, currency, limit ?? { amount: null, next: undefined }, used, endsAt),
    kind,
    used: limit ? amountText(currency, used > 0n ? used : 0n) : null,
  }
}
