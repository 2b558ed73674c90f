import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import type { DrawnPage, FirstPaint } from './first-paint/first-paint.ts'
import { asksForPage, isApi, takesPage } from './listener.ts'

const NOT_BUILT = 'The front end is not built yet: npm start builds it.\n'

/**
 * Serves a front end from its folder: its one page for every GET that accepts text/html (the front end owns the routes),
 * and for whoever takes anything where the path names no file; its hashed files forever, and the JSON envelope for the
 * rest. Files are looked up when they are asked for, so a new build is served by the processes that run. `firstPaint` draws
 * the words of public pages into the page.
 */
export async function mountPages(server: FastifyInstance, folder: string, firstPaint?: FirstPaint): Promise<void> {
  await server.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })

  server.get('/*', async (request, reply) => {
    if (isApi(request)) return reply.callNotFound()
    const path = request.url.split('?', 1)[0] ?? '/'
    // Names under assets/ carry a hash of their content.
    const isAsset = path.startsWith('/assets/')
    if (!isAsset && (asksForPage(request) || (takesPage(request) && !namesFile(path)))) {
      if (!existsSync(`${folder}/index.html`)) return reply.code(503).type('text/plain').send(NOT_BUILT)
      const drawn = await firstPaint?.(request)
      if (drawn) return sendDrawn(request, reply, drawn)
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    }
    if (!isFile(folder, path)) throw new Refusal('not.found')
    return reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache').sendFile(path)
  })
}

function sendDrawn(request: FastifyRequest, reply: FastifyReply, { html, brotli, etag }: DrawnPage): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie', etag })
  reply.type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html)
}

/** Files have a dot in their last part, routes of the front end have none. */
function namesFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.')
}

/** Only plain names: no dot segments, nothing encoded, nothing hidden. */
function isFile(folder: string, path: string): boolean {
  return /^(?:\/[A-Za-z0-9_-][\w.-]*)+$/.test(path) && existsSync(`${folder}${path}`)
}
