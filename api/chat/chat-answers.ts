import * as z from 'zod/mini'
import { linesOfText } from '../identity/plain-text.ts'

/** Characters of one message. */
export const CHAT_MOST = 200
/** Messages a page of history holds. */
export const CHAT_PAGE = 50

export const modelId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
export const chatId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
export const chatText = linesOfText(1, CHAT_MOST)
/** `next` of the page before. */
export const chatBefore = z.optional(chatId)

/** Why a message is reported, and why somebody is muted. */
export const chatFaults = ['spam', 'insult', 'advertising', 'personal-data', 'other'] as const
export type ChatFault = (typeof chatFaults)[number]

/** A host: who speaks live, and in whose room members write. `modelId` names the room too. */
export const chatModel = z.strictObject({
  modelId: z.number(),
  code: z.string(),
  displayName: z.string(),
  about: z.string(),
  /** What the host speaks. */
  languages: z.array(z.string()),
  /** Which portrait front ends draw. */
  look: z.string(),
  isOnAir: z.boolean(),
  /** When that last changed. */
  onAirSince: z.nullable(z.number()),
  /** The live game the host stands at. */
  game: z.nullable(z.strictObject({ nodeId: z.number(), displayName: z.string(), vendorName: z.string() })),
})

export const chatSides = ['member', 'host', 'house'] as const

export const chatMessage = z.strictObject({
  id: chatId,
  modelId: z.number(),
  side: z.enum(chatSides),
  /** A member's name is masked. */
  author: z.string(),
  text: z.string(),
  at: z.number(),
})

/** The same as its reader sees it. */
export const readMessage = z.strictObject({ ...chatMessage.shape, isOwn: z.boolean() })

export const chatPage = z.strictObject({
  /** The latest at the end. */
  messages: z.array(readMessage),
  /** `before` of the page before this one; null where there is none. */
  next: z.nullable(chatId),
})

export const writeObstacles = ['trial', 'closed', 'muted', 'level', 'deposit'] as const

/** Whether one may write in a room, and what is asked for. */
export const groupPermission = z.strictObject({
  modelId: z.number(),
  mayRead: z.boolean(),
  mayWrite: z.boolean(),
  reason: z.nullable(z.enum(writeObstacles)),
  mutedUntil: z.nullable(z.number()),
  muteReason: z.nullable(z.enum(chatFaults)),
  /** The level from which one may write; 0 for everybody. */
  levelNeeded: z.number(),
  /** Seconds between two messages of one member. */
  slowSeconds: z.number(),
  mostCharacters: z.number(),
})
