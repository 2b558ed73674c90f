import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { vipPort } from '../vip-port.ts'
import { easedRule, type WithdrawRule } from './withdraw-rules.ts'
import { withdrawRules } from './withdraw-settings.ts'

/** By what rule a member withdraws now, their VIP level considered; undefined where nobody withdraws in the currency. */
export async function ruleFor(
  scope: Scope,
  db: Queryable,
  { memberId, currency }: { memberId: bigint; currency: string },
): Promise<WithdrawRule | undefined> {
  const rule = scope.use(settingsPort).read(withdrawRules)[currency]
  return rule && easedRule(rule, currency, await scope.use(vipPort).withdrawalPrivileges(scope, db, memberId, currency))
}
