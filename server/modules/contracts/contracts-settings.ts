import * as z from 'zod/mini'
import { byCurrency, settingAmount } from '../../platform/by-currency.ts'
import { type Setting, setting } from '../../platform/settings.ts'

/**
 * How contracts count. `active`: who deposited or wagered so much in a period is an active member, in main units by
 * currency. `countsSelf`: an agent's own play is part of the team's. `carriesLosses`: a dividend's lost period counts
 * against the next. `isClaimAutomatic`: what is paid goes to the main purse at once.
 */
export const contractPolicy = setting(
  'contracts.policy',
  z.strictObject({
    active: byCurrency(z.strictObject({ deposited: settingAmount, validBet: settingAmount })),
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
