import type { FastifyInstance } from 'fastify'
import { contentPicture } from '../../modules/content/index.ts'
import type { App } from '../../platform/app.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * `GET /pictures/<hash>.webp`: what operators handed in for everybody. No session, no merchant; named by its content, an
 * answer holds for ever.
 */
export function mountPictures(server: FastifyInstance, app: App): void {
  server.get<{ Params: { name: string } }>('/pictures/:name.webp', async (request, reply) => {
    const file = await contentPicture(app, request.params.name)
    if (!file) throw new Refusal('not.found')
    return (
      reply
        .header('content-type', file.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // The operator's image hosts pass the answer on, headers and all.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.bytes)
    )
  })
}
