import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pictureEdition } from '@croupier/basis/picture-paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawMark } from '../../modules/art/index.ts'
import { Refusal } from '../../platform/refusal.ts'

const compress = promisify(brotliCompress)

/** A picture may be opened by itself; it then loads nothing and runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const part = /^[a-z0-9-]{1,80}$/

async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: string): Promise<FastifyReply> {
  reply
    .type('image/svg+xml')
    .header('content-security-policy', policy)
    .header('cache-control', 'public, max-age=31536000, immutable')
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
}
