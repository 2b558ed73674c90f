import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pictureEdition } from '@croupier/basis/picture-paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawGame, drawMark } from '../../modules/art/index.ts'
import { Refusal } from '../../platform/refusal.ts'

const compress = promisify(brotliCompress)

/** A picture may be opened by itself; it then loads nothing and runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const part = /^[a-z0-9-]{1,180}$/

async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: string): Promise<FastifyReply> {
  reply
    .type('image/svg+xml')
    .header('content-security-policy', policy)
    .header('cache-control', 'public, max-age=31536000, immutable')
    // The operator's image hosts pass the answer on, headers and all.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(picture)
  const packed = await compress(picture, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return reply.header('content-encoding', 'br').send(packed)
}

/** `GET /art/<edition>/…`: pictures drawn from their path alone. No session, no merchant: they are everybody's. */
export function mountArt(server: FastifyInstance): void {
  server.get<{ Params: { edition: string; code: string } }>('/art/:edition/marks/:code.svg', (request, reply) => {
    const { edition, code } = request.params
    if (edition !== String(pictureEdition) || !part.test(code)) throw new Refusal('not.found')
    return sendPicture(request, reply, drawMark(code))
  })

  type Names = Record<'edition' | 'motion' | 'type' | 'vendor' | 'code' | 'title', string>
  server.get<{ Params: Names }>('/art/:edition/:motion/:type/:vendor/:code/:title.svg', (request, reply) => {
    const { edition, motion, ...names } = request.params
    const isKnown = edition === String(pictureEdition) && (motion === 'games' || motion === 'moving')
    if (!isKnown || !Object.values(names).every((name) => part.test(name))) throw new Refusal('not.found')
    return sendPicture(request, reply, drawGame(names, motion === 'moving'))
  })
}
