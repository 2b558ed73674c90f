import * as z from 'zod/mini'
import { picture } from '../picture.ts'

/** The house by itself at an event, its staff, one's agent, a member under one. */
export const messageOrigins = ['system', 'staff', 'agent', 'member'] as const
export type MessageOrigin = (typeof messageOrigins)[number]

/** What the house writes by itself, in the reader's language. */
export const messageKinds = [
  'welcome',
  'deposit-credited',
  'deposit-confirming',
  'deposit-review',
  'deposit-expired',
  'deposit-failed',
  'withdrawal-requested',
  'withdrawal-approved',
  'withdrawal-part-told',
  'withdrawal-paid',
  'withdrawal-rejected',
  'withdrawal-cancelled',
  'reward-issued',
  'reward-expired',
  'case-answered',
  'case-closed',
  'case-reminded',
  'point-order-sent',
  'point-order-rejected',
  'verification-asked',
  'verification-approved',
  'verification-refused',
  'verification-runs-out',
  'verification-over',
  'contract-asked',
  'contract-offered',
  'contract-declined',
] as const
export type MessageKind = (typeof messageKinds)[number]

export const messageId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
export const messagePageSize = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20)

export const TITLE_MOST = 120
export const BODY_MOST = 2000
export const MESSAGE_PICTURES_MOST = 3
/** In base64. */
export const messagePictures = z._default(z.array(picture).check(z.maxLength(MESSAGE_PICTURES_MOST)), [])
/** Bytes of a body with as many pictures as there may be. */
export const PICTURED_MESSAGE_BYTES = 22 * 1024 * 1024

/** A message as its reader or its writer sees it, in their language. */
export const messageAnswer = z.strictObject({
  id: messageId,
  origin: z.enum(messageOrigins),
  /** What a message of the house is about; null for what a person wrote. */
  kind: z.nullable(z.enum(messageKinds)),
  /** The agent's nickname or the member's account; null for the house. */
  sender: z.nullable(z.string()),
  title: z.string(),
  content: z.string(),
  /** A page of ours it leads to. */
  link: z.nullable(z.string()),
  /** How many; each is shown by `showMessagePicture`. */
  pictures: z.number(),
  createTime: z.number(),
  readAt: z.nullable(z.number()),
})
