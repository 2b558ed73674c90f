import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { cataloguePort } from '../../../modules/catalogue/index.ts'
import { openListener } from '../listener.ts'
import { mountPages } from '../pages.ts'
import { openFirstPaint, pageLanguage } from './first-paint.ts'

const server = useServer()
let cast: Cast
let folder: string
let pages: FastifyInstance

const staff = (method: 'POST' | 'PUT', url: string, body: object) =>
  server().call('console', { method, url, body, token: cast.admin })

beforeAll(async () => {
  cast = await signInTheCast(server())
  const { app, means, operations, frameSources } = server().wired
  const { gate, rateLimits } = means
  folder = await mkdtemp(join(tmpdir(), 'croupier-first-paint-'))
  await copyFile(
    fileURLToPath(new URL('../../../../web/portal/index.html', import.meta.url)),
    join(folder, 'index.html'),
  )
  pages = openListener({ name: 'portal', app, gate, rateLimits, trustProxy: false, tls: undefined, frameSources })
  await mountPages(pages, folder, openFirstPaint({ app, operations, gate, folder }))

  await staff('PUT', '/staff/vendors/RIVER', { protocol: 'softswiss', name: 'River Play' })
  for (let place = 1; place <= 14; place += 1) {
    const names = { bn: `নদীর নৌকা ${place}` }
    await staff('POST', '/staff/games', {
      code: `boat-${place}`,
      name: `River Boat ${place}`,
      names,
      vendor: 'RIVER',
      type: 'RNG',
      isHot: place < 4,
      position: place,
    })
  }
  await app.ports.use(cataloguePort).refresh()
})

afterAll(async () => {
  await pages?.close()
  if (folder) await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  pages.inject({ url, headers: { accept: 'text/html', ...headers } })
const linksIn = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]+)">([^<]*)<\/a>/g)].map(([, path, text]) => ({ path, text }))

describe('[C-15] a public page before its code has come', () => {
  it('home in Bengali holds the headline and the names of twelve games, hot ones first', async () => {
    const { body, headers } = await get('/', { 'accept-language': 'bn' })

    expect(body).toContain('<html lang="bn" dir="ltr">')
    expect(body).toContain('<h1>লণ্ঠনের আলোয় খেলা</h1>')
    const links = linksIn(body)
    expect(links).toHaveLength(12)
    expect(links.slice(0, 3).map(({ text }) => text)).toEqual(['নদীর নৌকা 1', 'নদীর নৌকা 2', 'নদীর নৌকা 3'])
    expect(links[0]?.path).toMatch(/^\/seamless\?nodeId=\d+$/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['vary']).toContain('accept-language')
  })

  it('names no game twice', async () => {
    const names = linksIn((await get('/')).body).map(({ text }) => text)
    expect(new Set(names).size).toBe(names.length)
  })

  it('a list holds its category’s games', async () => {
    const { body } = await get('/RNG?language=en')

    expect(body).toContain('<title>Slots · Lumen</title>')
    expect(linksIn(body).map(({ text }) => text)).toContain('River Boat 14')
  })

  it('an article is there whole, and so is what leads to it', async () => {
    const saved = await staff('PUT', '/staff/content-pages', {
      kind: 'news',
      slug: 'high-water',
      position: 0,
      titles: { en: 'High & low water' },
      texts: { en: '<p>All <strong>boats</strong> rise.</p>' },
    })
    expect(saved.json()).toMatchObject({ success: true })
    const { id } = saved.json().value
    await staff('POST', `/staff/content-pages/${id}/publish`, { version: 1 })

    expect((await get('/pages/high-water?language=en')).body).toContain(
      '<h1>High &amp; low water</h1></header><p>All <strong>boats</strong> rise.</p>',
    )
    expect(linksIn((await get('/news?language=en')).body)).toEqual([
      { path: '/pages/high-water', text: 'High &amp; low water' },
    ])
  })

  it.each(['/member?page=withdraw', '/seamless?nodeId=1', '/pages/nothing-here', '/promotions/999'])(
    '%s is the page as it was built',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect([statusCode, body.includes('<main')]).toEqual([200, false])
    },
  )

  it('is sent compressed to clients that accept it, and not at all to those that have it', async () => {
    const packed = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    const plain = await get('/', { 'accept-encoding': 'br;q=0, gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)

    const again = await get('/', { 'if-none-match': String(packed.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('shows a change within a second', async () => {
    const before = await get('/rng?language=en')
    expect(before.body).not.toContain('Late Boat')
    await staff('POST', '/staff/games', { code: 'late', name: 'Late Boat', vendor: 'RIVER', type: 'RNG', isHot: true })
    await server().wired.app.ports.use(cataloguePort).refresh()

    await vi.waitFor(async () => expect((await get('/rng?language=en')).body).toContain('Late Boat'), {
      timeout: 10_000,
    })
  })

  it('shows nothing of a portal that is closed', async () => {
    await staff('PUT', '/staff/system-status', { status: 1 })
    await vi.waitFor(async () => expect((await get('/')).body).not.toContain('<main'), { timeout: 10_000 })
    await staff('PUT', '/staff/system-status', { status: 0 })
  })
})

describe('[C-11] the language of a page', () => {
  it.each([
    ['what the address names', '/?language=ar', 'language=bn', 'en', 'ar'],
    ['what was chosen here before', '/', 'theme=dark; language=bn', 'en', 'bn'],
    ['what the browser wishes', '/', '', 'ar-EG, en;q=0.5', 'ar'],
    ['the brand’s, where none of them is offered', '/?language=xx', 'language=de', 'fr', 'en'],
    ['never anything but a language', '/?language=%3Cb%3E', 'language=<b>', '', 'en'],
  ])('is %s', (_what, url, cookie, accepted, language) => {
    expect(pageLanguage({ url, headers: { cookie, 'accept-language': accepted } }, 'en')).toBe(language)
  })
})
