import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { gamePageHeaders } from './security-headers.ts'

const NOT_BUILT = 'The games are not built yet: npm start builds them.\n'

/** Where a page that is not in the folder has gone to: its whole address, or undefined. */
export type Elsewhere = (name: string, query: URLSearchParams) => Promise<string | undefined>

/** The headers of a page by its name: undefined while the page is not there for anybody. */
export type PageHeaders = Readonly<Record<string, () => Record<string, string> | undefined>>

/**
 * Serves the clients of in-house games below /play/: a folder with one page each, hashed files beside them. Only pages
 * of `ancestors` may frame them. `own`: pages that are no games, with a policy of their own; `elsewhere`: where pages are
 * that are not here. Files are looked up when they are asked for, so a new build is served at once.
 */
export async function mountGamePages(
  server: FastifyInstance,
  folder: string,
  ancestors: readonly string[],
  own: PageHeaders = {},
  elsewhere: Elsewhere = async () => undefined,
): Promise<void> {
  await server.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  const gameHeaders = gamePageHeaders(ancestors)
  const headersOf = (name: string) => (Object.hasOwn(own, name) ? own[name]!() : gameHeaders)

  server.get<{ Params: { '*': string } }>('/play/*', async (request, reply) => {
    const path = request.params['*']
    const [address = '', query] = request.url.split('?', 2)
    const game = /^([a-z][a-z0-9-]*)(\/?)$/.exec(path)
    if (game) {
      const moved = isFile(folder, `${game[1]}/index.html`)
        ? undefined
        : await elsewhere(game[1]!, new URLSearchParams(query ?? ''))
      if (moved !== undefined) return reply.redirect(moved, 302)
      if (!existsSync(`${folder}/.vite`)) return reply.code(503).type('text/plain').send(NOT_BUILT)
      const headers = headersOf(game[1]!)
      if (!headers || !isFile(folder, `${game[1]}/index.html`)) throw new Refusal('not.found')
      // The page asks for its files by its own folder.
      if (game[2] === '') return reply.redirect(`${address}/${query === undefined ? '' : `?${query}`}`, 308)
      return reply
        .headers(headers)
        .removeHeader('x-frame-options')
        .header('cache-control', 'no-cache')
        .sendFile(`${game[1]}/index.html`)
    }
    // A page is asked for by its folder: its headers are what shuts it in.
    if (path.endsWith('.html') || !isFile(folder, path)) throw new Refusal('not.found')
    const isHashed = path.startsWith('assets/')
    return reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache').sendFile(path)
  })
}

/** Only plain names: no dot segments, nothing encoded, nothing hidden. */
function isFile(folder: string, path: string): boolean {
  return /^[A-Za-z0-9_-][\w.-]*(?:\/[A-Za-z0-9_-][\w.-]*)*$/.test(path) && existsSync(`${folder}/${path}`)
}
