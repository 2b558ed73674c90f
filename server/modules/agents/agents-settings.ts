import * as z from 'zod/mini'
import { byCurrency, settingAmount } from '../../platform/by-currency.ts'
import { type Setting, setting } from '../../platform/settings.ts'

const wallTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** What agents may do with the members directly below them, and how many codes one may have open. */
export const agentPolicy = setting(
  'agents.policy',
  z.strictObject({
    mayOpenAccounts: z.boolean(),
    mayPromote: z.boolean(),
    mayFreeze: z.boolean(),
    mayResetPassword: z.boolean(),
    codesMost: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  { mayOpenAccounts: true, mayPromote: true, mayFreeze: false, mayResetPassword: true, codesMost: 10 },
)

/** How many cashiers of an agent may be open at once; 0: none. */
export const cashiersMost = setting('agents.cashiers', z.int().check(z.minimum(0), z.maximum(20)), 3)

/** When somebody at the house answers agents, on a clock of the house's time zone. Until before from: over midnight. */
export const businessHours = setting(
  'agents.businessHours',
  z.strictObject({ opensAt: wallTime, closesAt: wallTime }),
  { opensAt: '09:00', closesAt: '23:00' },
)

/**
 * Money between uplines and downlines: whether it goes down and up, and within which limits, in main units by currency; a
 * currency without limits sends nothing. `daily` is the most that one member sends on a day of the house's calendar.
 */
export const sendingRules = setting(
  'agents.sending',
  z.strictObject({
    isDownOpen: z.boolean(),
    isUpOpen: z.boolean(),
    limits: byCurrency(z.strictObject({ least: settingAmount, most: settingAmount, daily: settingAmount })),
  }),
  {
    isDownOpen: true,
    isUpOpen: true,
    limits: {
      BDT: { least: '10', most: '50000', daily: '200000' },
      INR: { least: '10', most: '50000', daily: '200000' },
      USD: { least: '1', most: '1000', daily: '5000' },
      EUR: { least: '1', most: '1000', daily: '5000' },
      USDT: { least: '1', most: '1000', daily: '5000' },
      VND: { least: '20000', most: '25000000', daily: '125000000' },
      THB: { least: '30', most: '35000', daily: '175000' },
      BTC: { least: '0.0001', most: '0.02', daily: '0.1' },
    },
  },
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [agentPolicy, cashiersMost, businessHours, sendingRules]
