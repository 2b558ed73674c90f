import * as z from 'zod/mini'
import { closedCountries, closedCurrencies } from './closed-for.ts'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { gameStatuses, volatilities } from './game-types.ts'
import {
  artKey,
  gameCode,
  gameLines,
  gameName,
  gameType,
  namesByLanguage,
  picture,
  position,
  rtp,
  vendorCode,
} from './limits.ts'

export const addGame = operation({
  name: 'addGame',
  summary: 'Add a game of a vendor to the catalogue.',
  method: 'POST',
  path: '/staff/games',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    vendor: vendorCode,
    code: gameCode,
    name: gameName,
    names: z._default(namesByLanguage, {}),
    type: gameType,
    status: z._default(z.enum(gameStatuses), 'open'),
    isDemoCapable: z._default(z.boolean(), false),
    hasBonusBuy: z._default(z.boolean(), false),
    isHot: z._default(z.boolean(), false),
    isNew: z._default(z.boolean(), false),
    art: z.optional(artKey),
    iconUrl: z.optional(picture),
    largeIconUrl: z.optional(picture),
    /** Main units of the brand's currency. */
    minBet: z.optional(amount),
    rtp: z.optional(rtp),
    lines: z.optional(gameLines),
    volatility: z.optional(z.enum(volatilities)),
    position: z._default(position, 1000),
    closedCountries: z._default(closedCountries, []),
    closedCurrencies: z._default(closedCurrencies, []),
  }),
  output: z.strictObject({ nodeId: z.number() }),
  refusals: ['vendor.not.found', 'game.exists'],
  runs: 'transaction',
})
