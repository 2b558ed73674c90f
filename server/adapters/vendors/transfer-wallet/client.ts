import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type VendorAccount, VendorUnclear } from '../../../modules/funds/index.ts'
import type { Outside, OutsideAnswer } from '../../../platform/outside.ts'
import { isSignedBy, signatureOf } from './signature.ts'

/** How long a person waits for a balance, and how long a transfer may take to be answered. */
const PATIENCE_MILLISECONDS = { balance: 4_000, transfer: 10_000, check: 10_000, launch: 10_000 }

const echo = z.object({ requestId: z.string() })
const UTF8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(UTF8.decode(raw))
  } catch {
    return undefined
  }
}

/**
 * Sends one signed request, once, and answers what the vendor clearly said.
 * @throws VendorUnclear for no answer in time, or one that is not signed, not to this request, or of another form
 */
export async function ask<Answer>(
  outside: Outside,
  vendor: VendorAccount,
  call: keyof typeof PATIENCE_MILLISECONDS,
  body: object,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const requestId = randomUUID()
  const sent = JSON.stringify({ requestId, operator: vendor.operator, sentAt: Date.now(), ...body })
  let answer: OutsideAnswer
  try {
    answer = await outside.ask(`${vendor.url}/transfer-wallet/v1/${call}`, {
      method: 'POST',
      body: sent,
      headers: { 'content-type': 'application/json', 'x-signature': signatureOf(sent, vendor.secret) },
      milliseconds: PATIENCE_MILLISECONDS[call],
    })
  } catch (error) {
    throw new VendorUnclear(`no answer: ${(error as Error).message}`)
  }
  const { status, headers, body: raw } = answer
  if (status !== 200) throw new VendorUnclear(`answered ${status}`)
  if (!isSignedBy(vendor.secret, raw, headers.get('x-signature'))) {
    throw new VendorUnclear('an answer without a good signature')
  }
  const json = parseJson(raw)
  if (z.safeParse(echo, json).data?.requestId !== requestId) throw new VendorUnclear('an answer to something else')
  const read = z.safeParse(schema, json)
  if (!read.success) throw new VendorUnclear('an answer that cannot be read')
  return read.data
}
