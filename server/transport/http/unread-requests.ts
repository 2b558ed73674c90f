import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { Language } from '@croupier/words/languages.ts'
import { Refusal } from '../../platform/refusal.ts'
import { failure } from './envelope.ts'

/** By Node's code for what it could not read; anything else is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers bytes that never became a request (broken HTTP, headers without end, a request that does not end) as every
 * other: in the envelope, with a request id and the security headers. The connection closes, since nobody knows where
 * the next request would begin. Who does not close it too is waited for a little, and no longer.
 */
export function answerUnread(means: {
  headers(): Readonly<Record<string, string>>
  language(): Language
  lingerMilliseconds: number
}) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error)
      return
    }
    const status = STATUSES[error.code ?? ''] ?? 400
    const refusal = new Refusal(status === 431 ? 'request.too.large' : 'request.malformed', undefined, status)
    const body = JSON.stringify(failure(refusal, means.language()))
    const headers = {
      ...means.headers(),
      'x-request-id': uuidv7(),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const lingering = setTimeout(() => socket.destroy(), means.lingerMilliseconds)
    socket.once('close', () => clearTimeout(lingering))
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }
}
