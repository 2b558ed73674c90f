import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

const currencyCode = z.string().check(z.refine((code) => currencies.has(code), 'fault.format'))
const sum = z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?$/))

/**
 * How contracts count. `active`: who deposited or wagered so much in a period is an active member, in main units by
 * currency. `countsSelf`: an agent's own play is part of the team's. `carriesLosses`: a dividend's lost period counts
 * against the next. `isClaimAutomatic`: what is paid goes to the main purse at once.
 */
export const contractPolicy = setting(
  'contracts.policy',
  z.strictObject({
    active: z.record(currencyCode, z.strictObject({ deposited: sum, validBet: sum })),
    countsSelf: z.boolean(),
    carriesLosses: z.boolean(),
    isClaimAutomatic: z.boolean(),
  }),
  {
    active: {
      BDT: { deposited: '100', validBet: '500' },
      INR: { deposited: '100', validBet: '500' },
      USD: { deposited: '5', validBet: '20' },
      EUR: { deposited: '5', validBet: '20' },
      USDT: { deposited: '5', validBet: '20' },
    },
    countsSelf: false,
    carriesLosses: false,
    isClaimAutomatic: false,
  },
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [contractPolicy]
