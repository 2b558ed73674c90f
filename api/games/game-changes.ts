import * as z from 'zod/mini'
import { closedCountries, closedCurrencies } from './closed-for.ts'
import { amount } from '../wallet/limits.ts'
import { gameStatuses, volatilities } from './game-types.ts'
import { artKey, gameLines, gameName, gameType, picture, position, rtp } from './limits.ts'

/** What may be changed of a game besides its names: what is left out stays as it is, null takes a fact away. */
export const gameChanges = {
  name: z.optional(gameName),
  type: z.optional(gameType),
  status: z.optional(z.enum(gameStatuses)),
  isDemoCapable: z.optional(z.boolean()),
  hasBonusBuy: z.optional(z.boolean()),
  isHot: z.optional(z.boolean()),
  isNew: z.optional(z.boolean()),
  art: z.optional(z.nullable(artKey)),
  iconUrl: z.optional(z.nullable(picture)),
  largeIconUrl: z.optional(z.nullable(picture)),
  /** Main units of the brand's currency. */
  minBet: z.optional(z.nullable(amount)),
  rtp: z.optional(z.nullable(rtp)),
  lines: z.optional(z.nullable(gameLines)),
  volatility: z.optional(z.nullable(z.enum(volatilities))),
  position: z.optional(position),
  closedCountries: z.optional(closedCountries),
  closedCurrencies: z.optional(closedCurrencies),
}
