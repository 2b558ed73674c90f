import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

/** Play money a trial starts with, in main units of the brand's currency. */
export const trialBalance = setting(
  'wallet.trialBalance',
  z.string().check(z.regex(/^[1-9]\d{0,8}(?:\.\d{1,2})?$/)),
  '10000.00',
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [trialBalance]
