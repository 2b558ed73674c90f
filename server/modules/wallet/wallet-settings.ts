import * as z from 'zod/mini'
import { byCurrency, settingAmount } from '../../platform/by-currency.ts'
import { type Setting, setting } from '../../platform/settings.ts'
import { approverSeparationDays } from '../../platform/separation-port.ts'
import {
  approvedAloneMost,
  automaticApprovalMost,
  givenAloneMost,
  payoutAccountLimit,
  payoutTimes,
  receiptMinutes,
  withdrawBanks,
  withdrawRules,
} from './withdrawals/withdraw-settings.ts'

/** Play money a trial starts with, in main units of the brand's currency. */
export const trialBalance = setting(
  'wallet.trialBalance',
  z.string().check(z.regex(/^[1-9]\d{0,8}(?:\.\d{1,2})?$/)),
  '10000.00',
)

/** Whether members can pay in at all. What was asked for before is still credited. */
export const areDepositsOpen = setting('wallet.areDepositsOpen', z.boolean(), true)

/** How long a deposit can be paid after it was asked for; what arrives later is still credited. */
export const depositExpiryMinutes = setting(
  'wallet.depositExpiryMinutes',
  z.int().check(z.minimum(1), z.maximum(1_440)),
  10,
)

/** How many deposits a member may have waiting to be paid. */
export const openDepositsMost = setting('wallet.openDepositsMost', z.int().check(z.minimum(1), z.maximum(100)), 5)

const share = z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,2})?$/))

/**
 * How far a payment in a coin may be from what was asked for and still be credited by itself, as it arrived, at the rate of
 * its order; and how long after an order's end that rate is good for a payment nobody had seen. Anything else an operator
 * decides.
 */
export const cryptoDifferences = setting(
  'wallet.cryptoDifferences',
  z.strictObject({
    shortPercent: share.check(z.refine((text) => Number(text) < 100)),
    overPercent: share,
    lateMinutes: z.int().check(z.minimum(0), z.maximum(1_440)),
  }),
  { shortPercent: '5', overPercent: '5', lateMinutes: 30 },
)

/**
 * When a provider is closed by itself: where less than this share of at least so many members with orders of the last hours
 * has one that was paid. Nought closes none.
 */
export const providerSwitchOff = setting(
  'wallet.providerSwitchOff',
  z.strictObject({
    leastPercent: z.int().check(z.minimum(0), z.maximum(100)),
    members: z.int().check(z.minimum(5), z.maximum(10_000)),
    hours: z.int().check(z.minimum(1), z.maximum(168)),
  }),
  { leastPercent: 10, members: 30, hours: 6 },
)

/** From which amount on the first deposit of a new member is flagged, by currency; in one that is not named, none is. */
export const largeFirstDeposits = setting<Record<string, string>>(
  'wallet.largeFirstDeposits',
  byCurrency(settingAmount),
  {
    BDT: '20000',
  },
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [
  trialBalance,
  areDepositsOpen,
  depositExpiryMinutes,
  openDepositsMost,
  cryptoDifferences,
  providerSwitchOff,
  largeFirstDeposits,
  withdrawRules,
  withdrawBanks,
  payoutAccountLimit,
  receiptMinutes,
  approverSeparationDays,
  givenAloneMost,
  approvedAloneMost,
  automaticApprovalMost,
  payoutTimes,
]
