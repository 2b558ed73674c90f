import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { asksForPage } from './listener.ts'

/**
 * Serves a front end: its hashed files for ever, its one page for every GET that accepts text/html (the front end owns
 * the routes), and the JSON envelope for the rest.
 */
export async function mountPages(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) {
    server.get('/', async (_request, reply) => {
      return reply
        .code(503)
        .type('text/plain')
        .send('The front end is not built yet: run npm start, or npm run build.\n')
    })
    return
  }
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content.
      const isImmutable = path.includes('/assets/')
      reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.get('/*', async (request, reply) => {
    if (!asksForPage(request))
      throw new Refusal(request.url.startsWith('/wps/relay/') ? 'function.not.available' : 'not.found', undefined, 404)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
