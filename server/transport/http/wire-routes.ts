import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { networkOf } from '../../platform/network.ts'
import type { WireAnswer, WireFault, WireRequest, WireRoute } from '../../platform/wire-route.ts'
import { refusalOf } from './faults.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Listener } from './routes.ts'

const BODY_BYTES = 65_536
const NOTHING = Buffer.alloc(0)

const FAULTS: Readonly<Record<string, WireFault>> = {
  'request.too.large': 'too-large',
  'request.malformed': 'malformed',
  'request.too.many': 'busy',
  'busy.try.again': 'busy',
}

const CORS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function flat(values: object): Record<string, string> {
  const entries = Object.entries(values as Record<string, string | string[] | undefined>)
  return Object.fromEntries(entries.flatMap(([name, value]) => [[name, firstOf(value) ?? '']]))
}

function wireRequestOf(request: FastifyRequest): WireRequest {
  return {
    raw: Buffer.isBuffer(request.body) ? request.body : NOTHING,
    headers: request.headers as WireRequest['headers'],
    params: flat((request.params ?? {}) as object),
    query: flat((request.query ?? {}) as object),
    ip: request.ip,
    requestId: request.id,
  }
}

function send(reply: FastifyReply, route: WireRoute, answer: WireAnswer): FastifyReply {
  const isText = typeof answer.body === 'string'
  return reply
    .code(answer.status)
    .header('content-type', isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers({ ...(route.anyOrigin ? CORS : {}), ...answer.headers })
    .send(isText ? answer.body : JSON.stringify(answer.body))
}

/**
 * Binds the routes of foreign protocols to their listener; what game clients call is there for imported games too. They share the listener's request id, metrics, log line and
 * security headers, and nothing of our own envelope: whatever fails is said by the route in its protocol's words.
 */
export function mountWireRoutes(
  server: FastifyInstance,
  listener: Listener,
  routes: readonly WireRoute[],
  { app, rateLimits }: { app: App; rateLimits: Pick<RateLimits, 'operation'> },
): void {
  const called = listener === 'bundles' ? 'games' : listener
  for (const route of routes) {
    if (route.listener !== called) continue
    server.register(async (scope) => {
      // What the bytes are called decides nothing, not even where it is no name of a kind at all.
      scope.addHook('onRequest', async (request) => {
        delete request.headers['content-type']
      })
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

      scope.setErrorHandler((error, request, reply) => {
        const fault = FAULTS[refusalOf(error).code] ?? 'internal'
        if (fault === 'internal' || refusalOf(error).code === 'busy.try.again') {
          app.log.error({ requestId: request.id, operation: route.name, err: error }, 'request failed')
        }
        return send(reply, route, route.onFault(fault, wireRequestOf(request)))
      })

      scope.route({
        method: route.method,
        url: route.path,
        bodyLimit: route.bodyLimit ?? BODY_BYTES,
        config: { operation: route.name, isServerToServer: route.listener === 'portal' },
        handler: async (request, reply) => {
          const { name, perMinute } = route
          if (perMinute !== undefined)
            await rateLimits.operation({ operation: name, perMinute, by: networkOf(request.ip) })
          return send(reply, route, await route.answer(app, wireRequestOf(request)))
        },
      })

      if (route.anyOrigin) {
        scope.options(route.path, async (_request, reply) => reply.code(204).headers(PREFLIGHT).send())
      }
    })
  }
}
