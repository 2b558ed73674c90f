import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'

/** A deposit's or a withdrawal's reference. */
export const orderReference = z.string().check(z.regex(/^[DW][0-9A-Z]{6,30}$/))
export const noteText = plainText(2, 500)

/** What an operator told the others of an order. */
export const orderNoteAnswer = z.strictObject({ id: z.string(), note: z.string(), by: z.string(), at: z.number() })
