import { existsSync, readFileSync, statSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { asksForPage, isApi } from './listener.ts'
import { policyWithScripts } from './security-headers.ts'

const NOT_BUILT = 'The front end is not built yet: npm start builds it.\n'

/**
 * Serves a front end from its folder: its one page for every GET that accepts text/html (the front end owns the routes),
 * its hashed files for ever, and the JSON envelope for the rest. Files are looked up when they are asked for, so a new
 * build is served by the processes that run.
 */
export async function mountPages(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })

  let page: { changed: number; scripts: readonly string[] } | undefined
  /** What stands between bare script tags in the page; read anew with a new build. */
  const inlineScripts = (): readonly string[] => {
    const file = `${folder}/index.html`
    const changed = statSync(file).mtimeMs
    if (page?.changed !== changed) {
      const scripts = [...readFileSync(file, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text!)
      page = { changed, scripts }
    }
    return page.scripts
  }

  server.get('/*', async (request, reply) => {
    if (isApi(request)) return reply.callNotFound()
    const path = request.url.split('?', 1)[0] ?? '/'
    // Names under assets/ carry a hash of their content.
    const isAsset = path.startsWith('/assets/')
    if (!isAsset && asksForPage(request)) {
      if (!existsSync(`${folder}/index.html`)) return reply.code(503).type('text/plain').send(NOT_BUILT)
      const policy = String(reply.getHeader('content-security-policy'))
      reply.header('content-security-policy', policyWithScripts(policy, inlineScripts()))
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    }
    if (!isFile(folder, path)) throw new Refusal('not.found')
    return reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache').sendFile(path)
  })
}

/** Only plain names: no dot segments, nothing encoded, nothing hidden. */
function isFile(folder: string, path: string): boolean {
  return /^(?:\/[A-Za-z0-9_-][\w.-]*)+$/.test(path) && existsSync(`${folder}${path}`)
}
