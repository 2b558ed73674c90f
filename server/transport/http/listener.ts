import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { Language } from '@croupier/words/languages.ts'
import type { App } from '../../platform/app.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ConnectionBound } from './connection-bound.ts'
import { keepConnections } from './connections.ts'
import { answerPlainToo } from './either-protocol.ts'
import { failure, sendJson } from './envelope.ts'
import { refusalOf } from './faults.ts'
import type { Gate } from './gate.ts'
import { type Patience, patience as usualPatience } from './patience.ts'
import type { RateLimits } from './rate-limits.ts'
import { READ_AT_ONCE_BYTES, readBodyAside } from './read-body-aside.ts'
import { requestLanguage } from './request-language.ts'
import { requestDurations } from './metrics.ts'
import { currentSecurityHeaders } from './security-headers.ts'
import { answerUnread } from './unread-requests.ts'

const BODY_BYTES = 1_048_576

export interface ListenerOptions {
  name: string
  app: App
  gate: Gate
  rateLimits: RateLimits
  /** Addresses of proxies whose X-Forwarded-For counts; none by default. */
  trustProxy: string | boolean
  tls: { cert: string; key: string } | undefined
  /** How many connections each network may have, over all listeners; any number where it is left out. */
  connectionBound?: ConnectionBound
  /** How long it waits for who is slow, where it is not as long as usual. */
  patience?: Patience
  /** Where there is a certificate, plain HTTP is answered on the same port besides. */
  answersPlainToo?: boolean
  /** Origins whose games the portal may frame, now. */
  frameSources(): readonly string[]
  /** Hosts of the operator's for pictures, and for opening games. */
  imageSources?: (() => readonly string[]) | undefined
  launchSources?: (() => readonly string[]) | undefined
}

const API = ['/wps/', '/lgw/', '/lotto/', '/staff/', '/rgs/', '/vendors/', '/payments/']

function isRelay(request: FastifyRequest): boolean {
  return request.url.startsWith('/wps/relay/')
}

/** Telling an error must not fail itself, whatever state the settings are in. */
function languageFor(request: FastifyRequest, gate: Gate): Language {
  try {
    return requestLanguage(request, gate.defaultLanguage())
  } catch {
    return 'en'
  }
}

/** Under a prefix where only calls live: never a page. */
export function isApi(request: Pick<FastifyRequest, 'url'>): boolean {
  return API.some((prefix) => request.url.startsWith(prefix))
}

/** Asks for a page in so many words: GET that accepts text/html, and no API path. */
export function asksForPage(request: FastifyRequest): boolean {
  return mayBePage(request) && (request.headers.accept ?? '').includes('text/html')
}

/** Takes whatever there is, a page among it: monitors, previews of links, and whoever says nothing at all. */
export function takesPage(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers
  return mayBePage(request) && /(?:text|\*)\/\*/.test(accept) && !accept.includes('application/json')
}

function mayBePage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !isApi(request)
}

/**
 * What was asked, as a log may tell it: the pattern of its route, for queries and what stands in paths may be codes,
 * tickets, and accounts that are somebody's number. Of pages the path itself, since they have no patterns.
 */
function pathOf(request: FastifyRequest): string {
  const route = request.routeOptions.url
  const path = route === undefined || route.endsWith('*') ? (request.url.split('?', 1)[0] ?? '') : route
  return path.slice(0, 200)
}

/**
 * A server with what every answer has: request id (in the log line too), security headers, the envelope for every
 * error, and no stack trace ever.
 */
export function openListener(options: ListenerOptions): FastifyInstance {
  const { app, gate, patience = usualPatience } = options
  const lateness = {
    headersTimeout: patience.headers,
    requestTimeout: patience.arrival,
    connectionsCheckingInterval: patience.check,
  }
  const headers = currentSecurityHeaders({
    frameSources: options.frameSources,
    imageSources: options.imageSources,
    launchSources: options.launchSources,
    secure: options.tls !== undefined,
  })

  const server = fastify({
    logger: false,
    genReqId: () => uuidv7(),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    requestTimeout: patience.arrival,
    connectionTimeout: patience.standstill,
    // What still arrives on an open connection while this process drains is served; then the connection closes.
    return503OnClosing: false,
    // What the router cannot read as a path never gets to the hooks below.
    frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply) {
      const refusal = refusalOf(error)
      reply.headers({ ...headers(), 'x-request-id': request.id })
      // An address that nobody can read is one more that stands nowhere: those lead home.
      if (asksForPage(request)) return reply.redirect('/', 302)
      return sendJson(reply, refusal.status, failure(refusal, languageFor(request, gate)))
    },
    clientErrorHandler: answerUnread({
      headers,
      language: () => gate.defaultLanguage(),
      lingerMilliseconds: patience.linger,
    }),
    ...(options.tls
      ? { https: { ...options.tls, ...lateness, handshakeTimeout: patience.handshake } }
      : { http: lateness }),
    routerOptions: { maxParamLength: 300 },
  } as Parameters<typeof fastify>[0]) as unknown as FastifyInstance

  if (options.tls && options.answersPlainToo) answerPlainToo(server, patience.handshake)
  keepConnections(server, options.connectionBound, patience)

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.headers(headers())
    const { isServerToServer } = request.routeOptions.config as { isServerToServer?: boolean }
    await (isServerToServer ? options.rateLimits.servers(request.ip) : options.rateLimits.general(request.ip))
  })

  server.addHook('onResponse', async (request, reply) => {
    const operation = (request.routeOptions.config as { operation?: string }).operation
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const line = {
      requestId: request.id,
      listener: options.name,
      operation,
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      milliseconds,
    }
    if (operation) {
      requestDurations.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
      app.log.info(line, 'request completed')
    } else app.log.debug(line, 'request completed')
  })

  const json = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (body.length > READ_AT_ONCE_BYTES) {
      // oxlint-disable promise/no-callback-in-promise -- fastify's way, which short bodies go without a promise
      readBodyAside(body as Buffer).then(
        (read) => done(null, read),
        (error: Error) => done(error),
      )
      // oxlint-enable promise/no-callback-in-promise
    } else void json(request, body.toString(), done)
  })
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })

  server.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'unknown.error' || refusal.code === 'busy.try.again') {
      app.log.error({ requestId: request.id, path: pathOf(request), err: error }, 'request failed')
    }
    const retryAfter = refusal.value?.['retryAfterSeconds']
    if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
    return sendJson(reply, refusal.status, failure(refusal, languageFor(request, gate)))
  })

  server.setNotFoundHandler((request, reply) => {
    const refusal = isRelay(request) ? new Refusal('function.not.available', undefined, 404) : new Refusal('not.found')
    return sendJson(reply, 404, failure(refusal, languageFor(request, gate)))
  })

  return server
}
