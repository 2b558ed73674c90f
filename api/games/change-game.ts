import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { staffGame } from './game-answers.ts'
import { gameStatuses, volatilities } from './game-types.ts'
import { artKey, gameName, gameType, namesByLanguage, nodeId, picture, position, rtp } from './limits.ts'

export const changeGame = operation({
  name: 'changeGame',
  summary: 'Change a game of the catalogue: what is left out stays as it is, null takes a fact away.',
  method: 'PUT',
  path: '/staff/games/:nodeId',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  input: z.strictObject({
    nodeId,
    name: z.optional(gameName),
    names: z.optional(namesByLanguage),
    type: z.optional(gameType),
    status: z.optional(z.enum(gameStatuses)),
    isDemoCapable: z.optional(z.boolean()),
    isHot: z.optional(z.boolean()),
    isNew: z.optional(z.boolean()),
    art: z.optional(z.nullable(artKey)),
    iconUrl: z.optional(z.nullable(picture)),
    largeIconUrl: z.optional(z.nullable(picture)),
    minBet: z.optional(z.nullable(amount)),
    rtp: z.optional(z.nullable(rtp)),
    lines: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(30_000)))),
    volatility: z.optional(z.nullable(z.enum(volatilities))),
    position: z.optional(position),
  }),
  output: staffGame,
  refusals: ['game.not.found'],
  runs: 'transaction',
})
