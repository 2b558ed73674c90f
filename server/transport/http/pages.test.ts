import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../platform/app.ts'
import { openLog } from '../../platform/log.ts'
import { openListener } from './listener.ts'
import { mountPages } from './pages.ts'

let folder: string
let server: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>page</title>')
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(join(folder, '.stamp'), 'hidden')
  const gate = {
    merchantCode: () => 'lumen',
    defaultLanguage: () => 'en' as const,
    isModuleOn: () => true,
    isPlainBodyAllowed: () => false,
    requireOpen: () => {},
  }
  const rateLimits = { general: async () => {}, servers: async () => {}, operation: async () => {} }
  const app = { log: openLog('silent') } as App
  server = openListener({
    name: 'test',
    app,
    gate,
    rateLimits,
    trustProxy: false,
    tls: undefined,
    frameSources: () => [],
  })
  await mountPages(server, folder)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, accept = '*/*') => server.inject({ url, headers: { accept } })
const html = 'text/html,application/xhtml+xml'

describe('pages', () => {
  it.each(['/', '/index.html', '/member?page=securityCenter', '/RNG', '/some/deep/route'])(
    '[C-01] %s is the front end’s page for whoever accepts HTML',
    async (url) => {
      const answer = await get(url, html)

      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(answer.body).toContain('<title>page</title>')
    },
  )

  it.each([
    ['curl and monitors', { accept: '*/*' }],
    ['who says nothing of it', {}],
    ['who takes any text', { accept: 'text/*' }],
  ])('[C-01] a route is the front end’s page for %s', async (_name, headers) => {
    for (const url of ['/', '/member?page=securityCenter', '/some/deep/route']) {
      const answer = await server.inject({ url, headers })

      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    }
  })

  it('[C-01] an address that cannot be read leads home, and is malformed for whoever asks for no page', async () => {
    for (const url of ['/%', '/promotions/%E0%A4%A']) {
      const { statusCode, headers } = await get(url, html)
      expect([statusCode, headers.location, headers['x-content-type-options']]).toEqual([302, '/', 'nosniff'])
    }
    expect((await get('/wps/%', html)).statusCode).toBe(400)
    expect((await get('/%', 'application/json')).json().errorCode).toBe('request.malformed')
  })

  it('answers HEAD with the same headers', async () => {
    const answer = await server.inject({ method: 'HEAD', url: '/member' })

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  it.each(['/wps', '/lgw', '/lotto', '/staff', '/rgs', '/vendors', '/payments'])(
    'answers what is not below %s with a JSON 404, whatever is accepted',
    async (prefix) => {
      for (const headers of [{ accept: '*/*' }, {}, { accept: html }]) {
        const answer = await server.inject({ url: `${prefix}/nothing`, headers })

        expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'not.found'])
      }
    },
  )

  it('lets hashed files be cached forever', async () => {
    const answer = await get('/assets/app-1a2b.js')

    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('serves a build that came after the start', async () => {
    await writeFile(join(folder, 'assets', 'app-3c4d.js'), 'export {}')

    expect((await get('/assets/app-3c4d.js')).statusCode).toBe(200)
  })

  it.each([
    ['a call', '/wps/nothing', html, 'not.found'],
    ['a relay name', '/wps/relay/NOBODY', html, 'function.not.available'],
    ['a missing asset', '/assets/app-9z9z.js', html, 'not.found'],
    ['a path that wants no HTML', '/member', 'application/json', 'not.found'],
    ['a path for a caller of JSON', '/member', 'application/json, text/plain, */*', 'not.found'],
    ['a missing file', '/robots.txt', '*/*', 'not.found'],
    ['a hidden file', '/.stamp', '*/*', 'not.found'],
    ['a way up', '/assets/..%2f..%2fpackage.json', '*/*', 'not.found'],
    ['a way up in plain', '/assets/../../package.json', '*/*', 'not.found'],
  ])('answers %s with a JSON 404', async (_name, url, accept, code) => {
    const answer = await get(url, accept)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, code])
  })
})
