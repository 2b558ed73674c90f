import * as z from 'zod/mini'
import { artKey, namesByLanguage } from '../games/limits.ts'
import { chatFaults, chatId, chatMessage } from './chat-answers.ts'

export const hostCode = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/))
export const hostNames = namesByLanguage
export const hostLook = artKey
export const slowSeconds = z.int().check(z.minimum(0), z.maximum(600))
export const writeLevel = z.int().check(z.minimum(0), z.maximum(50))

/** A host and the room's rules, as operators see them. */
export const staffHost = z.strictObject({
  modelId: z.number(),
  code: z.string(),
  names: z.record(z.string(), z.string()),
  about: z.record(z.string(), z.string()),
  languages: z.array(z.string()),
  look: z.string(),
  vassalage: z.nullable(z.string()),
  gameId: z.nullable(z.string()),
  position: z.number(),
  isOnAir: z.boolean(),
  isOpen: z.boolean(),
  slowSeconds: z.number(),
  writeLevel: z.number(),
  needsDeposit: z.boolean(),
  openReports: z.number(),
})

/** A message with who wrote it, removed ones too. */
export const staffMessage = z.strictObject({
  ...chatMessage.shape,
  account: z.nullable(z.string()),
  removedBy: z.nullable(z.string()),
})

export const staffMute = z.strictObject({
  id: chatId,
  account: z.string(),
  /** The host in whose room; null for all rooms. */
  code: z.nullable(z.string()),
  reason: z.enum(chatFaults),
  note: z.string(),
  by: z.string(),
  at: z.number(),
  until: z.number(),
  liftedBy: z.nullable(z.string()),
})

export const reportStates = ['open', 'upheld', 'dismissed'] as const

export const staffReport = z.strictObject({
  id: chatId,
  message: staffMessage,
  code: z.string(),
  reporter: z.string(),
  reason: z.enum(chatFaults),
  state: z.enum(reportStates),
  at: z.number(),
  ruledBy: z.nullable(z.string()),
})
