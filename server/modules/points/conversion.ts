import { Money } from '@croupier/basis/money.ts'
import type { Scope } from '../../platform/context.ts'
import { settingsPort } from '../../platform/settings.ts'
import { pointUnits } from './point-amount.ts'
import { conversions } from './points-settings.ts'

/** Points in hundredths, money in ledger units. */
export interface Conversion {
  step: bigint
  amount: bigint
  dailyMost: bigint
}

/** What points are turned into money at; undefined where they are not. */
export function conversionOf(scope: Pick<Scope, 'use'>, currency: string): Conversion | undefined {
  const told = scope.use(settingsPort).read(conversions)[currency]
  const money = told && Money.read(told.amount, currency)
  if (!told || !(money instanceof Money)) return undefined
  return { step: pointUnits(told.step), amount: money.units, dailyMost: pointUnits(told.dailyMost) }
}

/** What so many points become; undefined where they are no whole steps. */
export function convertedInto({ step, amount }: Conversion, points: bigint): bigint | undefined {
  return points % step === 0n ? (points / step) * amount : undefined
}
