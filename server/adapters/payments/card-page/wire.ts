import * as z from 'zod/mini'
import { pageUrl, payment, text } from '../common/wire-fields.ts'

/** What a card may be called outside: its brand and last four digits. More is never taken in. */
const card = z.object({
  brand: z.string().check(z.regex(/^[A-Za-z ]{2,20}$/)),
  last4: z.string().check(z.regex(/^\d{4}$/)),
})

/** A session as POST and GET /v1/sessions answer it. */
export const sessionAnswer = z.object({
  id: text,
  reference: text,
  status: z.enum(['open', 'authenticating', 'captured', 'declined', 'expired']),
  pageUrl,
  payment: z.nullish(payment),
  card: z.nullish(card),
  reason: z.nullish(text),
})
export type SessionWire = z.output<typeof sessionAnswer>

export const cardEvent = z.object({
  event: z.enum(['card.captured', 'card.declined']),
  reference: text,
  payment,
  card: z.nullish(card),
  reason: z.nullish(text),
})

/** How people know their card: `Visa 4242`. */
export function cardName(given: z.output<typeof card> | null | undefined): { instrument?: string } {
  return given ? { instrument: `${given.brand} ${given.last4}` } : {}
}
