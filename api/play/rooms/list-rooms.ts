import * as z from 'zod/mini'
import { clientWords, gameCode, vendorCode } from '../../games/limits.ts'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { roomCode } from './room-code.ts'

/** A table at a vendor's, as the vendor tells of it. Amounts in main units of `currency`; null where a table has none. */
export const roomAnswer = z.strictObject({
  roomId: roomCode,
  roomName: z.string(),
  nodeId: z.number(),
  gameId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  seats: z.number(),
  players: z.number(),
  ante: z.nullable(amountAnswer),
  smallBlind: z.nullable(amountAnswer),
  bigBlind: z.nullable(amountAnswer),
  minBuyIn: z.nullable(amountAnswer),
  maxBuyIn: z.nullable(amountAnswer),
  /** What the vendor keeps of a pot: percent, and the most of one. */
  rakePercent: z.nullable(z.string()),
  rakeCap: z.nullable(amountAnswer),
  /** For play money. */
  isTrial: z.boolean(),
  isFull: z.boolean(),
})

export const listRooms = operation({
  name: 'listRooms',
  summary: 'Tables of player-versus-player games at their vendors: stakes, seats, players. A trial sees trial tables.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['GLS2_roomList'],
  caller: 'session',
  input: z.strictObject({
    ...clientWords,
    vassalage: z.optional(vendorCode),
    gameId: z.optional(gameCode),
    gameType: z.optional(z.literal('PVP')),
  }),
  output: z.strictObject({
    /** What the amounts of tables for money are in. */
    currency: z.string(),
    rooms: z.array(roomAnswer),
    /** Names of vendors who have tables and told nothing just now. */
    silent: z.array(z.string()),
  }),
  refusals: [],
  runs: 'reads',
  perMinute: 120,
})
