import { currencies } from '@croupier/basis/currency.ts'
import { points } from '@croupier/api/points/point-answers.ts'
import { amount } from '@croupier/api/wallet/limits.ts'
import * as z from 'zod/mini'
import { setting, settingByTwo, type Setting } from '../../platform/settings.ts'

const currencyCode = z.string().check(z.refine((code) => currencies.has(code), 'fault.format'))

interface Conversion {
  step: string
  amount: string
  dailyMost: string
}

/** What points are turned into money at, by currency: each whole step into so much. One that is not named turns none. */
export const conversions = setting<Record<string, Conversion>>(
  'points.conversions',
  z.record(currencyCode, z.strictObject({ step: points, amount, dailyMost: points })),
  { BDT: { step: '100', amount: '5', dailyMost: '5000' } },
)

/** Points that one operator gives away alone within a day; above it another operator must agree. */
export const givenAloneMost = settingByTwo('points.givenAloneMost', points, '5000')

/**
 * The most money, in main units by currency, that one operator puts into the mall alone. Above it, and where there is no
 * end to it, another operator must agree.
 */
export const publishedAloneMost = settingByTwo(
  'points.publishedAloneMost',
  z.record(currencyCode, z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?$/))),
  { BDT: '100000', INR: '100000', USD: '1000', EUR: '1000', USDT: '1000' },
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [conversions, givenAloneMost, publishedAloneMost]
