import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { setting, settingByTwo, type Setting } from '../../platform/settings.ts'

const currencyCode = z.string().check(z.refine((code) => currencies.has(code), 'fault.format'))

/**
 * The most that a promotion may cost which one operator publishes alone, in main units by currency. Above it, and where
 * nothing bounds what it costs, another operator must agree.
 */
export const publishedAloneMost = settingByTwo(
  'promotions.publishedAloneMost',
  z.record(currencyCode, z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?$/))),
  { BDT: '100000', INR: '100000', USD: '1000', EUR: '1000', USDT: '1000' },
)

/** Hours a vendor has after free rounds ran out to tell what they paid, before their budget goes back. */
export const freeRoundsGraceHours = setting(
  'promotions.freeRoundsGraceHours',
  z.int().check(z.minimum(1), z.maximum(720)),
  48,
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [publishedAloneMost, freeRoundsGraceHours]
