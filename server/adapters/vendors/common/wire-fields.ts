import * as z from 'zod/mini'
import { LONGEST_REF } from '../../../modules/play/index.ts'

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/

/** A vendor's id of something: text that a database row can hold. */
export const vendorsId = z.string().check(
  z.minLength(1),
  z.maxLength(LONGEST_REF),
  z.refine((text) => !CONTROL.test(text) && text.isWellFormed()),
)

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads the bytes of a call as JSON.
 * @param reviver as JSON.parse takes it; it is told the source of numbers
 * @throws whatever says that these bytes are no JSON
 */
export function jsonOf(
  raw: Buffer,
  reviver?: (key: string, value: unknown, context?: { source?: string }) => unknown,
): unknown {
  return JSON.parse(UTF8.decode(raw), reviver)
}
