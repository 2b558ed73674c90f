import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pictureEdition, type PictureSize, pictureWidths } from '@croupier/basis/picture-paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { drawGame, paintGame, paintMark } from '../../modules/art/index.ts'
import { networkOf } from '../../platform/network.ts'
import { Refusal } from '../../platform/refusal.ts'

const compress = promisify(brotliCompress)

/** A picture may be opened by itself; it then loads nothing and runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const part = /^[a-z0-9-]{1,180}$/

/** Bytes of painted pictures that a process keeps: of some ten thousand games. */
const KEPT_BYTES = 64 * 1024 * 1024

/** Pictures that nobody has asked this process for before, a minute and address: names can be made up without end. */
const PAINTED_PER_MINUTE = 600

function named(request: FastifyRequest): Record<string, string> {
  const { edition, ...names } = request.params as Record<string, string>
  const isKnown = edition === String(pictureEdition) && Object.values(names).every((name) => part.test(name))
  if (!isKnown) throw new Refusal('not.found')
  return names
}

function ofAddress(reply: FastifyReply, type: string): FastifyReply {
  return (
    reply
      .type(type)
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=31536000, immutable')
      // The operator's image hosts pass the answer on, headers and all.
      .header('cross-origin-resource-policy', 'cross-origin')
  )
}

async function sendDrawn(request: FastifyRequest, reply: FastifyReply, picture: string): Promise<FastifyReply> {
  ofAddress(reply, 'image/svg+xml').header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(picture)
  const packed = await compress(picture, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return reply.header('content-encoding', 'br').send(packed)
}

type Names = Record<'type' | 'vendor' | 'code' | 'title', string>

/** `GET /art/<edition>/…`: pictures drawn from their path alone. No session, no merchant: they are everybody's. */
export function mountArt(server: FastifyInstance, perMinute = PAINTED_PER_MINUTE): void {
  const painters = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const painted = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    // Asked for by many at once, it is painted once.
    fetchMethod: (_address, _stale, { context: paint }) => paint(),
  })

  /** @throws Refusal request.too.many with `retryAfterSeconds` */
  async function paintedOnce(request: FastifyRequest, paint: () => Promise<Buffer>): Promise<Buffer> {
    const [address = ''] = request.url.split('?', 1)
    if (!painted.has(address)) {
      await painters.consume(networkOf(request.ip)).catch(({ msBeforeNext }: { msBeforeNext: number }) => {
        throw new Refusal('request.too.many', { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) })
      })
    }
    return painted.forceFetch(address, { context: paint })
  }

  server.get('/art/:edition/marks/:code.webp', async (request, reply) => {
    const code = named(request)['code']!
    return ofAddress(reply, 'image/webp').send(await paintedOnce(request, () => paintMark(code)))
  })
  for (const [size, width] of Object.entries(pictureWidths) as [PictureSize, number][]) {
    server.get(`/art/:edition/${size}/:type/:vendor/:code/:title.avif`, async (request, reply) => {
      const names = named(request) as Names
      return ofAddress(reply, 'image/avif').send(await paintedOnce(request, () => paintGame(names, width)))
    })
  }
  server.get('/art/:edition/moving/:type/:vendor/:code/:title.svg', (request, reply) =>
    sendDrawn(request, reply, drawGame(named(request) as Names, true)),
  )
}
