import * as z from 'zod/mini'
import {
  PaymentOutcomeUnknown,
  type ProviderAccount,
  type ReportedMovement,
  type ReportPeriod,
} from '../../../modules/wallet/index.ts'
import type { Outside } from '../../../platform/outside.ts'
import { ask } from './client.ts'
import { text } from './wire-fields.ts'

const movement = z.object({
  type: z.enum(['deposit', 'payout']),
  reference: z.nullish(text),
  payment: z.nullish(text),
  amount: text,
  currency: text,
  at: z.iso.datetime(),
})

/** A page of GET /v1/settlements/:from/:until/:page. */
const settlementAnswer = z.object({
  status: z.enum(['pending', 'ready']),
  pages: z.int().check(z.minimum(0), z.maximum(400)),
  movements: z.array(movement).check(z.maxLength(500)),
})

/**
 * What the provider says it moved in a period, page by page. @throws PaymentOutcomeUnknown where it is not ready or cannot be
 * read: half a report would look as if the rest had never been moved
 */
export async function readSettlement(
  outside: Outside,
  provider: ProviderAccount,
  { from, until }: ReportPeriod,
): Promise<readonly ReportedMovement[]> {
  const period = `${new Date(from).toISOString()}/${new Date(until).toISOString()}`
  const found: ReportedMovement[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/v1/settlements/${period}/${page}`
    const said = await ask(outside, provider, { method: 'GET', path }, settlementAnswer)
    if (said.outcome !== 'answered') throw new PaymentOutcomeUnknown('no settlement report of that period')
    if (said.answer.status === 'pending') throw new PaymentOutcomeUnknown('its settlement report is not ready')
    pages = said.answer.pages
    for (const { type, reference, payment, amount, currency, at } of said.answer.movements) {
      const named = { kind: type, reference: reference ?? null, payment: payment ?? null }
      found.push({ ...named, amount, currency, at: Date.parse(at) })
    }
  }
  return found
}
