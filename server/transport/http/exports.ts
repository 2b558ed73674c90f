import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { openExport } from '../../modules/wallet/index.ts'
import type { App } from '../../platform/app.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * Serves `GET /exports/<ticket>`: a list as CSV, written as it is read. The ticket was given to somebody who may see it and
 * says what it is; it lasts a minute.
 */
export function mountExports(server: FastifyInstance, app: App): void {
  server.get<{ Params: { ticket: string } }>('/exports/:ticket', async (request, reply) => {
    const found = openExport(app, request.params.ticket)
    if (!found) throw new Refusal('not.found')
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${found.name}"`)
      .send(Readable.from(found.lines))
  })
}
