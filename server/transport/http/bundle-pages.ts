import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ServedFile } from '../../modules/bundles/index.ts'
import { bundleFile } from '../../modules/house/index.ts'
import type { App } from '../../platform/app.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type ByteRange, isKnown, rangeAsked } from './byte-range.ts'
import { bundlePageHeaders } from './security-headers.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** What is handed to a connection at once. */
const PIECE_BYTES = 64 * 1024

/**
 * Bytes of a file as fast as they are read, each piece copied: who reads slowly, or stops, holds a piece or two, and
 * not the file once more. The file itself is held for as long, so that whoever asks meanwhile shares it.
 */
function* piecesOf(file: ServedFile, { first, last }: ByteRange): Generator<Buffer> {
  for (let from = first; from <= last; from += PIECE_BYTES) {
    yield Buffer.from(file.bytes.subarray(from, Math.min(from + PIECE_BYTES, last + 1)))
  }
}

/** What a file is known by: its version never changes, and compressed it is other bytes. */
function etagOf({ contentHash, isBrotli }: ServedFile): string {
  return `"${contentHash.slice(0, 32)}${isBrotli ? '-br' : ''}"`
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
      const { headers, method } = request
      // Places are counted in the file itself: whoever asks for some gets it as it is.
      const isPacked = headers.range === undefined && takesBrotli(headers['accept-encoding'])
      const asked = { game, version, path, takesBrotli: isPacked }
      const file = path.includes('\0') ? undefined : await bundleFile(app, asked)
      if (!file) throw new Refusal('not.found')
      const isPage = file.contentType.startsWith('text/html')
      const etag = etagOf(file)
      const size = file.bytes.length
      reply
        .headers(policy)
        .removeHeader('x-frame-options')
        .header('vary', 'accept-encoding')
        .header('cache-control', isPage ? 'no-cache' : FOR_EVER)
        .header('etag', etag)
      if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send(Readable.from([]))

      // A HEAD is told of the whole: ranges are for GET alone (RFC 9110, 14.2).
      const range = method === 'GET' ? rangeAsked(headers, size, etag) : undefined
      if (range === 'unsatisfiable') {
        return reply
          .code(416)
          .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
          .send()
      }
      if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`)
      const { first, last } = range ?? { first: 0, last: size - 1 }
      return reply
        .header('content-type', file.contentType)
        .headers(file.isBrotli ? { 'content-encoding': 'br' } : { 'accept-ranges': 'bytes' })
        .header('content-length', last + 1 - first)
        .send(Readable.from(method === 'HEAD' ? [] : piecesOf(file, { first, last })))
    },
  )
}
