import * as z from 'zod/mini'
import { byCurrency, settingAmount } from '../../platform/by-currency.ts'
import { type Setting, setting } from '../../platform/settings.ts'
import type { TransferRule } from './transfer-rules.ts'

const rule = z
  .strictObject({ minimum: settingAmount.check(z.refine((text) => /[1-9]/.test(text))), maximum: settingAmount })
  .check(z.refine(({ minimum, maximum }) => Number(minimum) <= Number(maximum)))

/** Least and most of one transfer with a vendor's wallet, by currency; one that is not named has none. */
export const transferRules = setting<Record<string, TransferRule>>('funds.transferRules', byCurrency(rule), {
  BDT: { minimum: '10', maximum: '100000' },
  INR: { minimum: '10', maximum: '100000' },
  USD: { minimum: '1', maximum: '10000' },
  EUR: { minimum: '1', maximum: '10000' },
  VND: { minimum: '20000', maximum: '250000000' },
  THB: { minimum: '30', maximum: '350000' },
  USDT: { minimum: '1', maximum: '10000' },
  BTC: { minimum: '0.0001', maximum: '0.2' },
})

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [transferRules]
