import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { picture } from '../../picture.ts'

/** Where a member stands with proving who they are: `none`: nobody asked for it; `submitted`: staff look at a document. */
export const verificationStates = ['none', 'asked', 'submitted', 'verified', 'refused', 'expired'] as const
export type VerificationState = (typeof verificationStates)[number]

export const documentKinds = ['id-card', 'passport', 'driving-licence'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What became of one document; `replaced`: it was good until a later one was. */
export const documentStates = ['submitted', 'verified', 'refused', 'expired', 'replaced'] as const
export type DocumentState = (typeof documentStates)[number]

export const documentId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** One document, and whose it is: the audit log says so of whoever looks at it or decides on it. */
export const documentOf = { account: accountName, id: documentId } as const

/** A front and a back. */
export const DOCUMENT_PICTURES_MOST = 2
/** In base64. */
export const documentPictures = z.array(picture).check(z.minLength(1), z.maxLength(DOCUMENT_PICTURES_MOST))
/** Bytes of a body with as many pictures as there may be. */
export const DOCUMENT_BODY_BYTES = 15 * 1024 * 1024

/** So many refusals, and the next document is only taken once staff have asked for one. */
export const REFUSALS_MOST = 3

export const NOTE_MOST = 500

/** How a member stands, as they and staff see it. Moments are epoch milliseconds. */
const standing = {
  state: z.enum(verificationStates),
  /** What the document is that was sent last; null before the first. */
  kind: z.nullable(z.enum(documentKinds)),
  sentAt: z.nullable(z.number()),
  /** Of a verified member, and of one whose time is over; null: without an end. */
  validUntil: z.nullable(z.number()),
  /** Why the last document was refused. */
  reason: z.nullable(z.string()),
  /** What staff wrote when they asked; null where they did not. */
  note: z.nullable(z.string()),
} as const

export const verificationAnswer = z.strictObject({
  ...standing,
  /** Whether a document is taken now. */
  maySend: z.boolean(),
})

export const memberVerification = z.strictObject({
  ...standing,
  /** The document that was sent last; null before the first. */
  documentId: z.nullable(documentId),
  documentState: z.nullable(z.enum(documentStates)),
  /** How many were refused since staff last asked. */
  refusals: z.number(),
})

/** A document as staff see it; its pictures are asked for one by one. */
export const documentAnswer = z.strictObject({
  id: documentId,
  account: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  sentAt: z.number(),
  /** How many are still kept. */
  pictures: z.number(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  validUntil: z.nullable(z.number()),
})
