import * as z from 'zod/mini'
import { picture } from '../picture.ts'

/** 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 becoming an agent, 0 anything else. */
export const feedbackTypes = [1, 2, 3, 4, 6, 0] as const
export const feedbackType = z.coerce.number().check(z.refine((type) => feedbackTypes.some((known) => known === type)))

export const FEEDBACK_LEAST = 20
export const FEEDBACK_MOST = 200
export const CASE_MOST = 1000
export const PICTURES_MOST = 3

/** Fewest and most words of a complaint or a question. */
export const caseWords = z.strictObject({
  least: z.int().check(z.minimum(1), z.maximum(100)),
  most: z.int().check(z.minimum(1), z.maximum(CASE_MOST / 2)),
})

export const caseKinds = ['feedback', 'complaint', 'question', 'chat'] as const
export type CaseKind = (typeof caseKinds)[number]
/** open: the house has to answer; answered: the member has; closed: over. */
export const caseStates = ['open', 'answered', 'closed'] as const
export type CaseState = (typeof caseStates)[number]

/** Whose conversations an operator looks at. */
export const caseHolders = ['me', 'nobody'] as const

export const caseId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
/** A place in the operators' queue: since when it waits, and its id. */
export const casePlace = z.string().check(z.maxLength(40), z.regex(/^\d{1,13}_[1-9]\d{0,17}$/))
export const casePageSize = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20)

/** In base64. */
export const casePictures = z._default(z.array(picture).check(z.maxLength(PICTURES_MOST)), [])
/** Bytes of a body with as many pictures as there may be. */
export const PICTURED_BODY_BYTES = 22 * 1024 * 1024

const shared = {
  id: caseId,
  kind: z.enum(caseKinds),
  type: z.number(),
  state: z.enum(caseStates),
  openedAt: z.number(),
  changedAt: z.number(),
  /** 1 to 5, once it is over. */
  rating: z.nullable(z.number()),
} as const

/** A conversation as its member sees it. */
export const caseAnswer = z.strictObject({ ...shared, isUnread: z.boolean() })

export const entryAnswer = z.strictObject({
  id: caseId,
  side: z.enum(['member', 'staff', 'note']),
  author: z.string(),
  text: z.string(),
  /** How many pictures came with it. */
  pictures: z.number(),
  at: z.number(),
})

/** The conversation with what was written in it, the latest at the end. */
export const caseDetail = z.strictObject({ ...caseAnswer.shape, entries: z.array(entryAnswer) })

/** The same as operators see it. */
export const staffCase = z.strictObject({
  ...shared,
  /** The member's account; null for a visitor's. */
  account: z.nullable(z.string()),
  sender: z.string(),
  language: z.string(),
  takenBy: z.nullable(z.string()),
  /** Since when it has waited for whoever is to write next. */
  waitsSince: z.number(),
  /** It has waited for the house longer than the operator wants. */
  isLate: z.boolean(),
  /** When the member was reminded that it waits for them. */
  remindedAt: z.nullable(z.number()),
  /** Up to when its member has read it. */
  seenAt: z.nullable(z.number()),
})
export const staffCaseDetail = z.strictObject({ ...staffCase.shape, entries: z.array(entryAnswer) })
