import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { asksForPage, isApi, takesPage } from './listener.ts'

const NOT_BUILT = 'The front end is not built yet: npm start builds it.\n'

/**
 * Serves a front end from its folder: its one page for every GET that accepts text/html (the front end owns the routes),
 * and for whoever takes anything where the path names no file; its hashed files for ever, and the JSON envelope for the
 * rest. Files are looked up when they are asked for, so a new
 * build is served by the processes that run.
 */
export async function mountPages(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })

  server.get('/*', async (request, reply) => {
    if (isApi(request)) return reply.callNotFound()
    const path = request.url.split('?', 1)[0] ?? '/'
    // Names under assets/ carry a hash of their content.
    const isAsset = path.startsWith('/assets/')
    if (!isAsset && (asksForPage(request) || (takesPage(request) && !namesFile(path)))) {
      if (!existsSync(`${folder}/index.html`)) return reply.code(503).type('text/plain').send(NOT_BUILT)
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    }
    if (!isFile(folder, path)) throw new Refusal('not.found')
    return reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache').sendFile(path)
  })
}

/** Files have a dot in their last part, routes of the front end have none. */
function namesFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.')
}

/** Only plain names: no dot segments, nothing encoded, nothing hidden. */
function isFile(folder: string, path: string): boolean {
  return /^(?:\/[A-Za-z0-9_-][\w.-]*)+$/.test(path) && existsSync(`${folder}${path}`)
}
