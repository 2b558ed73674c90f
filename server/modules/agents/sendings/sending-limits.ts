import { Money } from '@croupier/basis/money.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { sendingRules } from '../agents-settings.ts'

/** Ledger units. */
export interface SendingLimits {
  least: bigint
  most: bigint
  daily: bigint
}

/** Of a currency; undefined where it sends nothing. */
export function limitsOf(scope: Pick<Scope, 'use'>, currency: string): SendingLimits | undefined {
  const rule = scope.use(settingsPort).read(sendingRules).limits[currency]
  if (!rule) return undefined
  const units = (text: string) => Money.parse(text, currency).units
  return { least: units(rule.least), most: units(rule.most), daily: units(rule.daily) }
}

/** When the day of a moment began at the house. */
export function todayOf(scope: Pick<Scope, 'use'>, now: number): number {
  return periodAt('day', scope.use(settingsPort).read(timeZone), now).startsAt
}

export type SendingVerdict = 'right' | { refused: 'too.small' | 'too.large' | 'daily'; bound: bigint }

/** Whether an amount may go, after what was sent today. Pure. */
export function judgeSending({ least, most, daily }: SendingLimits, amount: bigint, sentToday: bigint): SendingVerdict {
  if (amount < least) return { refused: 'too.small', bound: least }
  if (amount > most) return { refused: 'too.large', bound: most }
  const left = daily > sentToday ? daily - sentToday : 0n
  return amount > left ? { refused: 'daily', bound: left } : 'right'
}
