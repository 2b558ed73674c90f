import { currencies } from '@croupier/basis/currency.ts'
import { type Coin, coinCodes, isPaidOn, type Network, networks } from '@croupier/api/wallet/crypto-choices.ts'
import {
  bankCode,
  LONGEST_ACCOUNT_NUMBER,
  numberForms,
} from '@croupier/api/wallet/payout-accounts/payout-account-limits.ts'
import { payoutKinds } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import * as z from 'zod/mini'
import { byCurrency, settingAmount } from '../../../platform/by-currency.ts'
import { setting, settingByTwo } from '../../../platform/settings.ts'
import type { WithdrawRule } from './withdraw-rules.ts'

const currency = z.string().check(z.refine((code) => currencies.has(code)))

const rule = z
  .strictObject({
    minimum: settingAmount.check(z.refine((text) => /[1-9]/.test(text))),
    maximum: settingAmount,
    dailyAmount: settingAmount,
    dailyCount: z.int().check(z.minimum(1), z.maximum(100)),
    feePercent: z.string().check(z.regex(/^\d{1,2}(?:\.\d{1,2})?$/)),
    feeFixed: settingAmount,
  })
  .check(z.refine(({ minimum, maximum }) => Number(minimum) <= Number(maximum)))

/** Limits and fee by currency; one that is not named has no withdrawals. */
export const withdrawRules = setting<Record<string, WithdrawRule>>('wallet.withdrawRules', byCurrency(rule), {
  BDT: { minimum: '500', maximum: '50000', dailyAmount: '200000', dailyCount: 5, feePercent: '0', feeFixed: '0' },
  INR: { minimum: '500', maximum: '50000', dailyAmount: '200000', dailyCount: 5, feePercent: '0', feeFixed: '0' },
  USD: { minimum: '10', maximum: '5000', dailyAmount: '20000', dailyCount: 5, feePercent: '0', feeFixed: '0' },
  EUR: { minimum: '10', maximum: '5000', dailyAmount: '20000', dailyCount: 5, feePercent: '0', feeFixed: '0' },
  VND: {
    minimum: '200000',
    maximum: '100000000',
    dailyAmount: '500000000',
    dailyCount: 5,
    feePercent: '0',
    feeFixed: '0',
  },
  THB: { minimum: '200', maximum: '150000', dailyAmount: '600000', dailyCount: 5, feePercent: '0', feeFixed: '0' },
  USDT: { minimum: '10', maximum: '5000', dailyAmount: '20000', dailyCount: 5, feePercent: '0', feeFixed: '0' },
  BTC: { minimum: '0.0005', maximum: '0.1', dailyAmount: '0.4', dailyCount: 5, feePercent: '0', feeFixed: '0' },
})

/** A bank or wallet that members can be paid to. */
export interface WithdrawBank {
  code: string
  name: string
  kind: (typeof payoutKinds)[number]
  currency: string
  /** Of crypto: which coin on which chain it is paid in. */
  coin?: Coin | undefined
  network?: Network | undefined
  numberMin: number
  numberMax: number
  /** How they are written; undefined: in letters and digits. */
  numberForm?: (typeof numberForms)[number] | undefined
}

const length = z.int().check(z.minimum(5), z.maximum(LONGEST_ACCOUNT_NUMBER))

/** The banks and wallets members can be paid to. */
export const withdrawBanks = setting<WithdrawBank[]>(
  'wallet.withdrawBanks',
  z
    .array(
      z
        .strictObject({
          code: bankCode,
          name: z.string().check(z.minLength(1), z.maxLength(60)),
          kind: z.enum(payoutKinds),
          currency,
          coin: z.optional(z.enum(coinCodes)),
          network: z.optional(z.enum(networks)),
          numberMin: length,
          numberMax: length,
          numberForm: z.optional(z.enum(numberForms)),
        })
        .check(
          z.refine(({ numberMin, numberMax }) => numberMin <= numberMax),
          z.refine(({ kind, coin, network }) =>
            kind === 'crypto' ? isPaidOn(coin ?? '', network ?? '') : coin === undefined && network === undefined,
          ),
        ),
    )
    .check(
      z.maxLength(500),
      z.refine((banks) => new Set(banks.map(({ code }) => code)).size === banks.length),
    ),
  [
    {
      code: 'BKASH',
      name: 'bKash',
      kind: 'ewallet',
      currency: 'BDT',
      numberMin: 11,
      numberMax: 11,
      numberForm: 'digits',
    },
    {
      code: 'NAGAD',
      name: 'Nagad',
      kind: 'ewallet',
      currency: 'BDT',
      numberMin: 11,
      numberMax: 11,
      numberForm: 'digits',
    },
    {
      code: 'ROCKET',
      name: 'Rocket',
      kind: 'ewallet',
      currency: 'BDT',
      numberMin: 11,
      numberMax: 12,
      numberForm: 'digits',
    },
    { code: 'DBBL', name: 'Dutch-Bangla Bank', kind: 'bank', currency: 'BDT', numberMin: 10, numberMax: 17 },
    { code: 'BRAC', name: 'BRAC Bank', kind: 'bank', currency: 'BDT', numberMin: 10, numberMax: 17 },
    { code: 'ISLAMI', name: 'Islami Bank Bangladesh', kind: 'bank', currency: 'BDT', numberMin: 10, numberMax: 17 },
    { code: 'CITY', name: 'City Bank', kind: 'bank', currency: 'BDT', numberMin: 10, numberMax: 17 },
    { code: 'SONALI', name: 'Sonali Bank', kind: 'bank', currency: 'BDT', numberMin: 10, numberMax: 17 },
    {
      code: 'USDT_TRC20',
      name: 'USDT (TRC20)',
      kind: 'crypto',
      currency: 'BDT',
      coin: 'USDT',
      network: 'TRC20',
      numberMin: 34,
      numberMax: 34,
    },
    {
      code: 'BTC',
      name: 'Bitcoin',
      kind: 'crypto',
      currency: 'BDT',
      coin: 'BTC',
      network: 'BTC',
      numberMin: 26,
      numberMax: 62,
    },
    { code: 'HDFC', name: 'HDFC Bank', kind: 'bank', currency: 'INR', numberMin: 9, numberMax: 18 },
    { code: 'SBI', name: 'State Bank of India', kind: 'bank', currency: 'INR', numberMin: 9, numberMax: 18 },
    {
      code: 'PAYTM',
      name: 'Paytm',
      kind: 'ewallet',
      currency: 'INR',
      numberMin: 10,
      numberMax: 10,
      numberForm: 'digits',
    },
    { code: 'SWIFT', name: 'Bank transfer (SWIFT)', kind: 'bank', currency: 'USD', numberMin: 6, numberMax: 34 },
    {
      code: 'SEPA',
      name: 'Bank transfer (IBAN)',
      kind: 'bank',
      currency: 'EUR',
      numberMin: 15,
      numberMax: 34,
      numberForm: 'iban',
    },
    { code: 'VIETCOMBANK', name: 'Vietcombank', kind: 'bank', currency: 'VND', numberMin: 8, numberMax: 19 },
    {
      code: 'MOMO',
      name: 'MoMo',
      kind: 'ewallet',
      currency: 'VND',
      numberMin: 10,
      numberMax: 10,
      numberForm: 'digits',
    },
    { code: 'KASIKORN', name: 'Kasikornbank', kind: 'bank', currency: 'THB', numberMin: 10, numberMax: 12 },
    {
      code: 'PROMPTPAY',
      name: 'PromptPay',
      kind: 'ewallet',
      currency: 'THB',
      numberMin: 10,
      numberMax: 13,
      numberForm: 'digits',
    },
    {
      code: 'USDT_TRON',
      name: 'USDT (TRC20)',
      kind: 'crypto',
      currency: 'USDT',
      coin: 'USDT',
      network: 'TRC20',
      numberMin: 34,
      numberMax: 34,
    },
    {
      code: 'BITCOIN',
      name: 'Bitcoin',
      kind: 'crypto',
      currency: 'BTC',
      coin: 'BTC',
      network: 'BTC',
      numberMin: 26,
      numberMax: 62,
    },
  ],
)

/** How many payout accounts a member may have. */
export const payoutAccountLimit = setting('wallet.payoutAccountLimit', z.int().check(z.minimum(1), z.maximum(50)), 5)

/**
 * What one operator may give members alone in 24 hours, by currency: adjustments and rulings that pay more. Above it, and in a
 * currency that is not named, it takes two.
 */
export const givenAloneMost = settingByTwo<Record<string, string>>('wallet.givenAloneMost', byCurrency(settingAmount), {
  BDT: '10000',
  INR: '10000',
  USD: '100',
  EUR: '100',
  VND: '2500000',
  THB: '3500',
  USDT: '100',
  BTC: '0.001',
})

/**
 * The largest withdrawal that is approved by itself, by currency: only where nothing makes it worth a second look, and nobody
 * has edited the member's money lately. A currency that is not named has none.
 */
export const automaticApprovalMost = settingByTwo<Record<string, string>>(
  'wallet.automaticApprovalMost',
  byCurrency(settingAmount),
  {},
)

/** The largest withdrawal that one operator approves alone, by currency; a currency that is not named takes one. */
export const approvedAloneMost = settingByTwo<Record<string, string>>(
  'wallet.approvedAloneMost',
  byCurrency(settingAmount),
  {
    BDT: '25000',
    INR: '25000',
    USD: '2500',
    EUR: '2500',
    VND: '50000000',
    THB: '75000',
    USDT: '2500',
    BTC: '0.05',
  },
)

/** Times of the merchant's day at which approved withdrawals are sent, together; none: each at once. */
export const payoutTimes = setting<string[]>(
  'wallet.payoutTimes',
  z.array(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))).check(z.maxLength(48)),
  [],
)

/** How long a member has to say whether a part of a withdrawal was received; after it, it counts as received. */
export const receiptMinutes = setting('wallet.receiptMinutes', z.int().check(z.minimum(1), z.maximum(1_440)), 30)
