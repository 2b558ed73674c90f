import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'

const PREFIXES = ['/wps/', '/lgw/', '/lotto/']

/**
 * Calls under /wps, /lgw and /lotto name the merchant they speak to, exactly once.
 * @throws Refusal function.not.available (400)
 */
export function requireMerchant(request: FastifyRequest, merchantCode: string): void {
  // The route's own path: the one that was sent may spell the prefix in percent signs.
  const path = request.routeOptions.url ?? request.url
  if (!PREFIXES.some((prefix) => path.startsWith(prefix))) return
  // Node joins repeated headers with a comma, which no merchant code contains: two of them never equal one.
  if (request.headers['merchant'] !== merchantCode) throw new Refusal('function.not.available', undefined, 400)
}
