import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
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
  [...html.matchAll(/<li><a href="([^"]+)"[^>]*>(?:<img [^>]+>)?([^<]*)<\/a>/g)].map(([, path, text]) => ({
    path,
    text,
  }))
const picturesIn = (html: string) => [...html.matchAll(/<li><a [^>]+><img src="([^"]+)"/g)].map(([, src]) => src)

describe('[C-15] a public page before its code has come', () => {
  it('home in Bengali holds the headline and the names of twelve games, hot ones first', async () => {
    const { body, headers } = await get('/', { 'accept-language': 'bn' })

    expect(body).toContain('<html lang="bn" dir="ltr">')
    expect(body).toMatch(/<h1[^>]*>লণ্ঠনের আলোয় খেলা<\/h1>/)
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

  it('a list shows the pictures of its games, where the portal would ask for them', async () => {
    const drawn = (place: number) => `/art/1/tile/rng/river/boat-${place}/river-boat-${place}.avif`
    expect(picturesIn((await get('/rng?language=en')).body)).toEqual(expect.arrayContaining([drawn(1), drawn(14)]))

    const value = { mainDomain: null, domainRoute: [], imageCdn: ['https://img.example.com'], launchCdn: [] }
    const changed = await staff('PUT', '/staff/settings/settings.domains', { value })
    expect(changed.json()).toMatchObject({ success: true })
    await server().wired.app.ports.use(settingsPort).refresh()
    await vi.waitFor(
      async () =>
        expect(picturesIn((await get('/rng?language=en')).body)).toContain(`https://img.example.com${drawn(1)}`),
      { timeout: 10_000 },
    )
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

  describe('pages that the operator writes', () => {
    const written = {
      licences: { en: 'Licences', bn: 'লাইসেন্স', ar: 'التراخيص' },
      contact: { en: 'Contact', bn: 'যোগাযোগ', ar: 'اتصل بنا' },
      'credit-report': { en: 'Credit report', bn: 'আর্থিক প্রতিবেদন', ar: 'التقرير الائتماني' },
      'responsible-gaming': { en: 'Responsible gaming', bn: 'দায়িত্বশীল খেলা', ar: 'اللعب المسؤول' },
    }
    const slugs = Object.keys(written) as (keyof typeof written)[]
    const languages = ['en', 'bn', 'ar'] as const
    const textOf = (title: string, state = 'first') => `<p><strong>${title}</strong> ${state}</p>`
    const save = (slug: (typeof slugs)[number], state?: string, more: object = {}) => {
      const titles = written[slug]
      const texts = Object.fromEntries(languages.map((each) => [each, textOf(titles[each], state)]))
      return staff('PUT', '/staff/content-pages', { kind: 'page', slug, position: 0, titles, texts, ...more })
    }
    const ids = new Map<string, string>()
    const publish = (slug: string, version: number) =>
      staff('POST', `/staff/content-pages/${ids.get(slug)}/publish`, { version })

    beforeAll(async () => {
      for (const slug of slugs) {
        ids.set(slug, (await save(slug)).json().value.id)
        await publish(slug, 1)
      }
    })

    it.each(slugs.flatMap((slug) => languages.map((language) => [slug, language] as const)))(
      '%s is there whole in %s',
      async (slug, language) => {
        const title = written[slug][language]
        const { body } = await get(`/pages/${slug}?language=${language}`)

        expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
        expect(body).toContain(`<title>${title} · Lumen</title>`)
        expect(body).toContain(`<h1>${title}</h1></header>${textOf(title)}`)
        expect(body).toContain(`<meta name="description" content="${title} first" />`)
      },
    )

    it.each(slugs)('%s says what was published last, and no draft', async (slug) => {
      const url = `/pages/${slug}?language=en`
      const title = written[slug].en
      const first = textOf(title)
      expect((await get(url)).body).toContain(first)
      expect((await save(slug, 'second', { id: ids.get(slug), basedOn: 1 })).json()).toMatchObject({ success: true })
      // Asked of the source: the page itself may be one kept from before.
      const read = await server().call('portal', { url: `/wps/content/articles/${slug}` })
      expect(read.json().value).toMatchObject({ version: 1, content: first })

      await publish(slug, 2)
      await vi.waitFor(async () => expect((await get(url)).body).toContain(textOf(title, 'second')), {
        timeout: 10_000,
      })
    })
  })

  it.each([
    ['en', 'Winners'],
    ['bn', 'বিজয়ীরা'],
    ['ar', 'الفائزون'],
  ])('the list of winners has its name in %s', async (language, title) => {
    const { body } = await get(`/winners?language=${language}`)

    expect(body).toContain(`<title>${title} · Lumen</title>`)
    expect(body).toContain(`<h1>${title}</h1>`)
  })

  it('the list of winners leads to the games of the biggest wins, with what was won in them', async () => {
    const { database } = server().wired.app
    await database.run(sql`
      insert into figures.win (round_id, day, currency, game_type, member_id, node_id, stake, payout, closed_at)
      select gen_random_uuid(), current_date, 'BDT', 'RNG', 1, node_id, 100000, 100000 + 1000000000 * position, now()
      from catalogue.game
      where code in ('boat-1', 'boat-2')`)

    await vi.waitFor(
      async () =>
        expect(linksIn((await get('/winners?language=en')).body)).toEqual(
          ['River Boat 2 · 2000.00\u00A0BDT', 'River Boat 1 · 1000.00\u00A0BDT'].map((text) => ({
            path: expect.stringMatching(/^\/seamless\?nodeId=\d+$/),
            text,
          })),
        ),
      { timeout: 10_000 },
    )
  })

  it.each([
    ['bn', 'এখন কী চলছে এবং কীভাবে অংশ নেবেন।'],
    ['en', 'What is running now and how to take part.'],
  ])(
    'promotions in %s stand under their sentence, the largest text of a phone’s first window',
    async (language, text) => {
      expect((await get(`/promotions?language=${language}`)).body).toContain(`<p>${text}</p>`)
    },
  )

  it.each([
    '/member?page=withdraw',
    '/rng?vassalage=RIVER',
    '/RNG/?language=en&sort=name',
    '/seamless?nodeId=1',
    '/pages/nothing-here',
    '/promotions/999',
  ])('%s is the page as it was built', async (url) => {
    const { statusCode, body } = await get(url)
    expect([statusCode, body.includes('<main')]).toEqual([200, false])
  })

  it('is sent compressed to clients that accept it, and not at all to those that have it', async () => {
    const packed = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    const plain = await get('/', { 'accept-encoding': 'br;q=0, gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)

    const again = await get('/', { 'if-none-match': String(packed.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('shows a change by itself', async () => {
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
