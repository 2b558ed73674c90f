import * as z from 'zod/mini'
import { unstorableTexts } from '../../platform/unstorable-text.ts'
import { RgsError } from './rgs-errors.ts'

const PLAIN_INTEGER = /^(?:0|[1-9]\d*)$/

/**
 * Reads JSON whose numbers are amounts, each written in plain digits. 1e6, 1.0 and -1 become NaN, which no field takes: so
 * they are refused before anything is counted with them, and in fields that clients add for themselves they do no harm.
 */
function parseJson(raw: Buffer): unknown {
  return JSON.parse(raw.toString('utf8'), (_name, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !PLAIN_INTEGER.test(context?.source ?? '') ? Number.NaN : value,
  )
}

/** @throws RgsError ERR_VAL for anything but a body of this shape. */
export function readBody<Schema extends z.ZodMiniType>(schema: Schema, raw: Buffer): z.output<Schema> {
  let body: unknown
  try {
    body = parseJson(raw)
  } catch {
    throw new RgsError('ERR_VAL', 'the body is no JSON')
  }
  if (unstorableTexts(body).length > 0) throw new RgsError('ERR_VAL', 'a text holds what no row can')
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new RgsError('ERR_VAL', 'the body has another shape')
  return parsed.data
}

export const sessionId = z.string().check(z.minLength(1), z.maxLength(200))
/** The wire's millionths: above zero, exact as a JSON number. */
export const wireAmount = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
