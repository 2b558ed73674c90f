import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nothing we take nests deeper, and whatever walks an input may do so by recursion. */
const MOST_LEVELS = 32

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return level.length > 0
}

/**
 * An operation's input as one flat object: path parameters over body or query. A parameter given twice in a query
 * arrives as a list and fails its schema by name.
 * @throws Refusal request.malformed where the body is no JSON object, or one that nests without end.
 */
export function requestInput(request: FastifyRequest, body: unknown): Record<string, unknown> {
  const params = request.params as Record<string, unknown>
  const query = request.query as Record<string, unknown>
  if (request.method === 'GET') return { ...query, ...params }
  if (body === undefined || body === null) return request.method === 'DELETE' ? { ...query, ...params } : { ...params }
  if (!isRecord(body) || isTooDeep(body)) throw new Refusal('request.malformed')
  return request.method === 'DELETE' ? { ...query, ...body, ...params } : { ...body, ...params }
}
