import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ServedFile } from '../../modules/bundles/index.ts'
import { bundleFile } from '../../modules/house/index.ts'
import type { App } from '../../platform/app.ts'
import { Refusal } from '../../platform/refusal.ts'
import { bundlePageHeaders } from './security-headers.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** What is handed to a connection at once. */
const PIECE_BYTES = 64 * 1024

/**
 * The bytes of a file as fast as they are read, each piece copied: who reads slowly, or stops, holds a piece or two, and
 * not the file once more. The file itself is held for as long, so that whoever asks meanwhile shares it.
 */
function* piecesOf(file: ServedFile): Generator<Buffer> {
  for (let from = 0; from < file.bytes.length; from += PIECE_BYTES) {
    yield Buffer.from(file.bytes.subarray(from, from + PIECE_BYTES))
  }
}

function takesBrotli(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((each) => /^\s*br\s*(?:;\s*q=(?:1|0\.\d*[1-9]\d*)\s*)?$/.test(each))
}

/**
 * Serves pages of imported games below /bundle/<game>/<version>/, as they were imported: what is asked for is the name of
 * a row, so no path leads anywhere else. Only pages of `ancestors` may frame them.
 */
export function mountBundlePages(server: FastifyInstance, app: App, ancestors: readonly string[]): void {
  const policy = bundlePageHeaders(ancestors)

  server.get<{ Params: { game: string; version: string } }>('/bundle/:game/:version', async (request, reply) => {
    if (!/^\d+$/.test(request.params.version)) throw new Refusal('not.found')
    const [address = '', query] = request.url.split('?', 2)
    // The page asks for its files by its own folder.
    return reply.redirect(`${address}/${query === undefined ? '' : `?${query}`}`, 308)
  })

  server.get<{ Params: { game: string; version: string; '*': string } }>(
    '/bundle/:game/:version/*',
    async (request, reply) => {
      // A page's service worker would answer in our place, without the policy.
      if (request.headers['service-worker'] !== undefined) throw new Refusal('not.found')
      const { game, version, '*': path } = request.params
      const asked = { game, version, path, takesBrotli: takesBrotli(request.headers['accept-encoding']) }
      const file = path.includes('\0') ? undefined : await bundleFile(app, asked)
      if (!file) throw new Refusal('not.found')
      const isPage = file.contentType.startsWith('text/html')
      return reply
        .headers(policy)
        .removeHeader('x-frame-options')
        .header('content-type', file.contentType)
        .header('vary', 'accept-encoding')
        .headers(file.isBrotli ? { 'content-encoding': 'br' } : {})
        .header('cache-control', isPage ? 'no-cache' : FOR_EVER)
        .header('content-length', file.bytes.length)
        .send(Readable.from(piecesOf(file)))
    },
  )
}
