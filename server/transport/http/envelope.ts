import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure, Success } from '@croupier/api/envelope.ts'
import type { Language } from '@croupier/words/languages.ts'
import { refusalMessage } from '@croupier/words/server.ts'
import type { Refusal } from '../../platform/refusal.ts'

export function success<Value>(value: Value): Success<Value> {
  return { success: true, value }
}

/** What a message can be filled with: the plain values of a refusal. */
function placeholders(value: Refusal['value']): Record<string, string | number | bigint> {
  const plain: Record<string, string | number | bigint> = {}
  for (const [name, each] of Object.entries(value ?? {})) {
    if (typeof each === 'string' || typeof each === 'number' || typeof each === 'bigint') plain[name] = each
  }
  return plain
}

/** A refusal in the caller's language; the placeholders of its message are filled from its value. */
export function failure(refusal: Refusal, language: Language): Failure {
  return {
    success: false,
    errorCode: refusal.code,
    message: refusalMessage(language, refusal.code, placeholders(refusal.value)),
    ...(refusal.value === undefined ? {} : { value: refusal.value }),
  }
}

function jsonOf(body: unknown): string {
  return JSON.stringify(body, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))
}

function startJson(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
}

/** Sends JSON that no cache keeps. */
export function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return startJson(reply, status).send(jsonOf(body))
}

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
/** Beyond this it takes longer than it saves. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** In characters; below it an answer fits the packets it needs anyway. */
const WORTH_PACKING = 1024

/** The same, compressed as the caller says they take it. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<FastifyReply> {
  const taken = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
  const json = jsonOf(body)
  startJson(reply, 200).header('vary', 'accept-encoding')
  if (json.length < WORTH_PACKING) return reply.send(json)
  if (taken.includes('br')) return reply.header('content-encoding', 'br').send(await inBrotli(json, QUALITY))
  if (taken.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await inGzip(json))
  return reply.send(json)
}
