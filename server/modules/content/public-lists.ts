import type { App } from '../../platform/app.ts'
import { originsPort } from '../../platform/origins-port.ts'
import { settingsPort } from '../../platform/settings.ts'
import type { WireAnswer, WireRoute } from '../../platform/wire-route.ts'
import { brand } from '../settings/index.ts'
import { describeArticle, type PublishedPage } from './content-page.ts'
import { publishedByTime, publishedInOrder } from './content-pages-store.ts'

/** Pages of the portal that anybody may open, whatever an operator writes. */
const PAGES = [
  '/',
  '/live',
  '/rng',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/cockfight',
  '/lott',
  '/elott',
  '/bingo',
  '/promotions',
  '/winners',
  '/jackpots',
  '/help',
  '/news',
  '/blog',
  '/support',
  '/download',
]
const MOST = 500
const FEED_MOST = 50

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function xml(body: string, type: string): WireAnswer {
  return {
    status: 200,
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  }
}

const day = (at: number): string => new Date(at).toISOString()

async function written(app: App): Promise<PublishedPage[]> {
  return [
    ...(await publishedInOrder(app.database, 'page', MOST)),
    ...(await publishedByTime(app.database, 'news', undefined, MOST)),
    ...(await publishedByTime(app.database, 'blog', undefined, MOST)),
  ]
}

/** What search engines may walk. */
export const sitemap: WireRoute = {
  name: 'content.sitemap',
  listener: 'portal',
  method: 'GET',
  path: '/sitemap.xml',
  async answer(app) {
    const { portal } = app.ports.use(originsPort)
    const lines = [
      ...PAGES.map((path) => `<url><loc>${escape(portal + path)}</loc></url>`),
      ...(await written(app)).map(
        ({ slug, publishedAt }) =>
          `<url><loc>${escape(`${portal}/pages/${slug}`)}</loc><lastmod>${day(publishedAt)}</lastmod></url>`,
      ),
    ]
    return xml(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>`,
      'application/xml',
    )
  },
  onFault: () => ({ status: 503, body: 'try again' }),
}

/** News and posts, newest first, for readers of feeds; in the brand's language. */
export const feed: WireRoute = {
  name: 'content.feed',
  listener: 'portal',
  method: 'GET',
  path: '/feed.xml',
  async answer(app) {
    const { portal } = app.ports.use(originsPort)
    const { name, defaultLanguage } = app.ports.use(settingsPort).read(brand)
    const language = defaultLanguage.toLowerCase()
    const entries = (await written(app))
      .filter(({ kind }) => kind !== 'page')
      .toSorted((one, other) => other.publishedAt - one.publishedAt)
      .slice(0, FEED_MOST)
    const updated = day(entries[0]?.publishedAt ?? 0)
    const drawn = entries.map((page) => {
      const { title, content } = describeArticle(page, language)
      const address = escape(`${portal}/pages/${page.slug}`)
      return [
        '<entry>',
        `<id>${address}</id>`,
        `<link href="${address}"/>`,
        `<title>${escape(title)}</title>`,
        `<updated>${day(page.publishedAt)}</updated>`,
        `<content type="html">${escape(content)}</content>`,
        '</entry>',
      ].join('')
    })
    const head = `<id>${escape(portal)}/</id><title>${escape(name)}</title><updated>${updated}</updated>`
    const self = `<link rel="self" href="${escape(portal)}/feed.xml"/>`
    return xml(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escape(language)}">\n${head}${self}<author><name>${escape(name)}</name></author>\n${drawn.join('\n')}\n</feed>`,
      'application/atom+xml',
    )
  },
  onFault: () => ({ status: 503, body: 'try again' }),
}
