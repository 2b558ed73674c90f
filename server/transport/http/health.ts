import type { FastifyInstance } from 'fastify'
import { sql } from '../../platform/database.ts'
import type { App } from '../../platform/app.ts'
import { sendJson } from './envelope.ts'

/** Says whether the process takes work: `draining` turns /readyz off before the listeners close. */
export interface Readiness {
  draining: boolean
}

/** /healthz: the process runs. /readyz: it can serve, database included, and is not draining. */
export function mountHealth(server: FastifyInstance, app: App, readiness: Readiness): void {
  // A page of ours elsewhere asks whether this host answers before it opens a game from it.
  server.get('/healthz', async (_request, reply) =>
    sendJson(reply.header('cross-origin-resource-policy', 'cross-origin'), 200, { status: 'alive' }),
  )
  server.get('/readyz', async (_request, reply) => {
    if (readiness.draining) return sendJson(reply, 503, { status: 'draining' })
    try {
      await app.database.one(sql`select 1 as answer`)
      return sendJson(reply, 200, { status: 'ready' })
    } catch {
      return sendJson(reply, 503, { status: 'database not reachable' })
    }
  })
}
