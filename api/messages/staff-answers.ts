import * as z from 'zod/mini'
import { messageId } from './message-answers.ts'

export const audiences = ['member', 'group', 'all'] as const
export const audienceKinds = ['members', 'agents'] as const

/** Who belongs to a group; every condition that is named must be met. */
export const groupShape = {
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3,5}$/))),
  kind: z.optional(z.enum(audienceKinds)),
  /** The agent whose team it is, at any depth. */
  team: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  /** Registered from this moment on, and before that one. */
  joinedFrom: z.optional(z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))),
  joinedBefore: z.optional(z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))),
} as const

/** A message as operators see it. */
export const staffMessage = z.strictObject({
  id: messageId,
  to: z.enum(audiences),
  /** To whom, where it is one. */
  account: z.nullable(z.string()),
  group: z.nullable(z.strictObject(groupShape)),
  titles: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.string()),
  link: z.nullable(z.string()),
  sentBy: z.string(),
  sentAt: z.number(),
  withdrawnAt: z.nullable(z.number()),
})
