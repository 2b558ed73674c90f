import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import { redeemFileTicket } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Serves `GET /files/<ticket>`: a file once, to whoever was given its ticket. No session, no merchant: the ticket is both. */
export function mountFiles(server: FastifyInstance, app: App): void {
  server.get<{ Params: { ticket: string } }>('/files/:ticket', async (request, reply) => {
    const { ticket } = request.params
    const file = /^[\w-]{43}$/.test(ticket) ? await redeemFileTicket(app.database, ticket) : undefined
    if (!file) throw new Refusal('not.found')
    return reply
      .header('content-type', file.contentType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.bytes)
  })
}
