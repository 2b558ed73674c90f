import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { PaymentOutcomeUnknown, type ProviderAccount } from '../../../modules/wallet/index.ts'
import type { Outside, OutsideAnswer } from '../../../platform/outside.ts'
import { errors } from './errors.ts'
import { signatureOf } from './signature.ts'
import { errorAnswer } from './wire-fields.ts'

const TIMEOUT_MILLISECONDS = 10_000
const ANSWER_BYTES = 262_144

export type Said<Answer> =
  | { outcome: 'answered'; answer: Answer }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'none' }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends one signed request. `none`: a GET found nothing under its reference.
 * @throws PaymentOutcomeUnknown for no answer, one that cannot be read, or one that is not final
 */
export async function ask<Answer>(
  outside: Outside,
  provider: ProviderAccount,
  line: { method: 'GET' | 'POST'; path: string; body?: object },
  schema: z.ZodMiniType<Answer>,
): Promise<Said<Answer>> {
  const body = Buffer.from(line.body ? JSON.stringify(line.body) : '')
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomUUID()
  // What is signed is the path as the provider sees it, wherever its API begins.
  const url = new URL(`${provider.url}${line.path}`)
  const subject = `${line.method} ${url.pathname}`
  const signature = signatureOf(provider.secret, { direction: 'request', timestamp, nonce, subject, body })
  let heard: OutsideAnswer
  try {
    heard = await outside.ask(url, {
      method: line.method,
      headers: {
        'content-type': 'application/json',
        'x-client': provider.code,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature,
      },
      body: line.body && body,
      milliseconds: TIMEOUT_MILLISECONDS,
      bytes: ANSWER_BYTES,
    })
  } catch (error) {
    throw new PaymentOutcomeUnknown(`no answer: ${(error as Error).message}`)
  }
  const { status } = heard
  const json = parseJson(heard.body.toString())
  if (status >= 200 && status < 300) {
    const read = z.safeParse(schema, json)
    if (read.success) return { outcome: 'answered', answer: read.data }
    throw new PaymentOutcomeUnknown(`an answer of ${status} that cannot be read`)
  }
  if (status === 404 && line.method === 'GET') return { outcome: 'none' }
  const code = z.safeParse(errorAnswer, json).data?.error.code
  if (status < 500 && code !== undefined && errors[code] === 'refused') return { outcome: 'refused', reason: code }
  throw new PaymentOutcomeUnknown(`${status} ${code ?? ''}`.trim())
}
