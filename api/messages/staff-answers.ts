import * as z from 'zod/mini'
import { languageCode } from '../content/announcement.ts'
import { messageId } from './message-answers.ts'

export const audiences = ['member', 'group', 'all'] as const
export const audienceKinds = ['members', 'agents'] as const
export const staffMessageStates = ['planned', 'sent', 'ended', 'withdrawn'] as const

export const momentInput = z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))

/** What changes with what a member does: who meets it is looked up when a message is sent. */
export const conditionShape = {
  /** VIP levels, from one up to another; 0 is below the first. */
  levelLeast: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  levelMost: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  /** The language they read the portal in. */
  language: z.optional(languageCode),
  /** Logged in since, or not since. */
  seenFrom: z.optional(momentInput),
  seenBefore: z.optional(momentInput),
  /** Credited deposits they have made. */
  depositsLeast: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  depositsMost: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
} as const

/** Who belongs to a group; every condition that is named must be met. */
export const groupShape = {
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3,5}$/))),
  kind: z.optional(z.enum(audienceKinds)),
  /** The agent whose team it is, at any depth. */
  team: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  /** Registered from this moment on, and before that one. */
  joinedFrom: z.optional(momentInput),
  joinedBefore: z.optional(momentInput),
  ...conditionShape,
} as const

/** A message as operators see it. */
export const staffMessage = z.strictObject({
  /** Of a planned one its own, under which it is cancelled. */
  id: messageId,
  state: z.enum(staffMessageStates),
  to: z.enum(audiences),
  /** To whom, where it is one. */
  account: z.nullable(z.string()),
  group: z.nullable(z.strictObject(groupShape)),
  /** Only members who take offers see it. */
  isOffer: z.boolean(),
  /** Whose inbox it lies in, where they were written down when it was sent. */
  reached: z.nullable(z.number()),
  titles: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.string()),
  link: z.nullable(z.string()),
  /** How many. */
  pictures: z.number(),
  sentBy: z.string(),
  /** Or when it will be. */
  sentAt: z.number(),
  endsAt: z.nullable(z.number()),
  withdrawnAt: z.nullable(z.number()),
})
