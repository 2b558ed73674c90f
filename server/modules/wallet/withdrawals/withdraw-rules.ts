import { type WithdrawalFeeTerms, withdrawalFee } from '@croupier/api/wallet/withdrawals/withdrawal-fee.ts'
import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type { WithdrawalPrivileges } from '../vip-port.ts'

/** What the operator allows in one currency. Amounts are decimal texts in main units. */
export interface WithdrawRule extends WithdrawalFeeTerms {
  minimum: string
  maximum: string
  /** What a member may withdraw in one day of the merchant's time zone, fees included. */
  dailyAmount: string
  dailyCount: number
}

/** The rule as it is for whoever stands on a VIP level: never stricter than everybody's. */
export function easedRule(
  rule: WithdrawRule,
  currency: string,
  privileges: WithdrawalPrivileges | undefined,
): WithdrawRule {
  if (!privileges) return rule
  const { dailyWithdrawal, dailyWithdrawals, isWithdrawalFree } = privileges
  const units = (text: string) => Money.parse(text, currency).units
  const isMore = dailyWithdrawal !== null && units(dailyWithdrawal) > units(rule.dailyAmount)
  return {
    ...rule,
    dailyAmount: isMore ? dailyWithdrawal : rule.dailyAmount,
    dailyCount: Math.max(rule.dailyCount, dailyWithdrawals ?? 0),
    ...(isWithdrawalFree && { feePercent: '0', feeFixed: '0' }),
  }
}

/** What a member has withdrawn today, less what came back. Ledger units. */
export interface Today {
  amount: bigint
  count: number
}

export type AmountVerdict =
  | { refused: 'too-precise' }
  | { refused: 'too-small' | 'too-large' | 'daily-amount'; bound: bigint }
  | { refused: 'daily-count' }
  | { fee: bigint }

/** Whether an amount may be withdrawn, and what it costs. */
export function judgeAmount(rule: WithdrawRule, currency: string, units: bigint, today: Today): AmountVerdict {
  const bound = (text: string) => Money.parse(text, currency).units
  if (units % payableStep(currency) !== 0n) return { refused: 'too-precise' }
  if (units < bound(rule.minimum)) return { refused: 'too-small', bound: bound(rule.minimum) }
  if (units > bound(rule.maximum)) return { refused: 'too-large', bound: bound(rule.maximum) }
  if (today.count >= rule.dailyCount) return { refused: 'daily-count' }
  const left = dailyAmountLeft(rule, currency, today)
  if (units > left) return { refused: 'daily-amount', bound: left }
  return { fee: withdrawalFee(rule, currency, units) }
}

export function dailyAmountLeft(rule: WithdrawRule, currency: string, today: Today): bigint {
  const left = Money.parse(rule.dailyAmount, currency).units - today.amount
  return left > 0n ? left : 0n
}
