import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { runPagePlan } from './index.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useServer()
let cast: Cast

beforeAll(async () => {
  cast = await signInTheCast(server())
})

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  server().call('console', { method, url, token: cast.admin, ...(body ? { body } : {}) })
const visitor = async (url: string) => (await server().call('portal', { url })).json()
const member = (method: 'GET' | 'POST', url: string, body?: object) =>
  server().call('portal', { method, url, token: cast.member, ...(body ? { body } : {}) })

const page = (slug: string, more: object = {}) => ({
  kind: 'help',
  slug,
  titles: { en: 'How to deposit', bn: 'জমার নিয়ম' },
  texts: { en: '<p>Choose a <b>bank</b>.</p>', bn: '<p>ব্যাংক বাছুন।</p>' },
  ...more,
})

async function published(slug: string, more: object = {}) {
  const { id, latestVersion } = (await staff('PUT', '/staff/content-pages', page(slug, more))).json().value
  await staff('POST', `/staff/content-pages/${id}/publish`, { version: latestVersion })
  return { id, version: latestVersion as number }
}

describe('[C-15] pages of the house', () => {
  it('are read once they are published, in the reader’s language', async () => {
    const { id } = (await staff('PUT', '/staff/content-pages', page('deposits'))).json().value
    expect((await visitor('/wps/content/articles/deposits')).errorCode).toBe('content.page.not.found')

    await staff('POST', `/staff/content-pages/${id}/publish`, { version: 1 })
    const read = (await visitor('/wps/content/articles/deposits')).value
    expect(read).toMatchObject({
      title: 'How to deposit',
      content: '<p>Choose a <strong>bank</strong>.</p>',
      version: 1,
    })
    expect((await visitor('/wps/content/articles/deposits?language=BN')).value.title).toBe('জমার নিয়ম')
  })

  it('[K-01] fill the help centre, which is searched by all the words given', async () => {
    await published('withdrawals', {
      titles: { en: 'How to withdraw' },
      texts: { en: '<p>Name your <b>account</b>.</p>' },
    })

    const slugs = async (query: string) =>
      (await visitor(`/wps/system/helpCenter${query}`)).value.list.map(({ slug }: { slug: string }) => slug)
    expect(await slugs('')).toEqual(['deposits', 'withdrawals'])
    expect(await slugs('?search=name%20ACCOUNT')).toEqual(['withdrawals'])
    expect(await slugs('?search=nothing%20account')).toEqual([])
  })

  it('list news newest first, page by page', async () => {
    for (const slug of ['first', 'second', 'third']) await published(slug, { kind: 'news' })

    const first = (await visitor('/wps/content/articles?kind=news&pageSize=2')).value
    expect(first.list.map(({ slug }: { slug: string }) => slug)).toEqual(['third', 'second'])
    const rest = (await visitor(`/wps/content/articles?kind=news&pageSize=2&before=${first.next}`)).value
    expect(rest).toMatchObject({ list: [{ slug: 'first' }], next: null })
  })
})

describe('[H-07] pages in the hands of operators', () => {
  it('keep every version, and show an older one again', async () => {
    const { id } = await published('fairness')
    const next = { ...page('fairness', { titles: { en: 'Fair play' } }), id, basedOn: 1 }
    expect((await staff('PUT', '/staff/content-pages', next)).json().value).toMatchObject({
      latestVersion: 2,
      publishedVersion: 1,
    })
    expect((await visitor('/wps/content/articles/fairness')).value.title).toBe('How to deposit')
    await staff('POST', `/staff/content-pages/${id}/publish`, { version: 2 })
    expect((await visitor('/wps/content/articles/fairness')).value.title).toBe('Fair play')
    await staff('POST', `/staff/content-pages/${id}/publish`, { version: 1 })
    expect((await visitor('/wps/content/articles/fairness')).value.title).toBe('How to deposit')
    await staff('POST', `/staff/content-pages/${id}/publish`, { version: null })
    expect((await visitor('/wps/content/articles/fairness')).errorCode).toBe('content.page.not.found')
  })

  it('are not overwritten from an older version', async () => {
    const { id } = await published('shared')
    const first = await staff('PUT', '/staff/content-pages', { ...page('shared'), id, basedOn: 1 })
    const writer = first.json().value.versions[0].writtenBy.replace('staff:', '')

    const late = await staff('PUT', '/staff/content-pages', { ...page('shared'), id, basedOn: 1 })
    expect([late.statusCode, late.json().errorCode]).toEqual([409, 'content.page.changed.by'])
    expect(late.json().message).toMatch(new RegExp(`^${writer} has changed this page`))
    const taken = await staff('PUT', '/staff/content-pages', page('shared'))
    expect(taken.json().errorCode).toBe('content.page.slug.taken')
    const nameless = await staff('PUT', '/staff/content-pages', page('x', { titles: { bn: 'x' } }))
    expect(nameless.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'titles.en' }] } })
  })

  describe('at a time', () => {
    const HOUR = 3_600_000
    const scope = () =>
      ownScope(server().wired.app, { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })
    const look = (pageId: string) => runPagePlan.run(scope(), { pageId })
    const plan = async (id: string, body: object) =>
      (await staff('POST', `/staff/content-pages/${id}/plan`, body)).json()
    const move = (id: string, publish: number, ends: number) =>
      server().wired.app.database.run(sql`
        update content.page_plan
        set publish_at = now() + make_interval(hours => ${publish}::int), ends_at = now() + make_interval(hours => ${ends}::int)
        where page_id = ${id}::bigint`)
    const shown = async (slug: string) => (await visitor(`/wps/content/articles/${slug}`)).success

    it('are published and taken down by themselves, once each', async () => {
      const { id } = (await staff('PUT', '/staff/content-pages', page('festival'))).json().value
      const times = { publishAt: Date.now() + HOUR, endsAt: Date.now() + 2 * HOUR }
      expect((await plan(id, { version: 1, ...times })).value.plan).toMatchObject({ version: 1, ...times })
      await look(id)
      expect(await shown('festival')).toBe(false)

      await move(id, -1, 1)
      await Promise.all([look(id), look(id)])
      expect(await shown('festival')).toBe(true)
      await move(id, -2, -1)
      await Promise.all([look(id), look(id)])
      expect(await shown('festival')).toBe(false)
      expect((await staff('GET', `/staff/content-pages/${id}`)).json().value.plan).toBeNull()
    })

    it('stay as an operator put them by hand meanwhile', async () => {
      const { id } = (await staff('PUT', '/staff/content-pages', page('fair'))).json().value
      await staff('PUT', '/staff/content-pages', { ...page('fair', { titles: { en: 'Second' } }), id, basedOn: 1 })
      await plan(id, { version: 1, publishAt: Date.now() + HOUR })
      await staff('POST', `/staff/content-pages/${id}/publish`, { version: 2 })
      await look(id)
      expect((await visitor('/wps/content/articles/fair')).value.title).toBe('Second')

      await plan(id, { version: 1, publishAt: Date.now() + HOUR })
      expect((await plan(id, { version: null })).value.plan).toBeNull()
      await look(id)
      expect((await visitor('/wps/content/articles/fair')).value.title).toBe('Second')
    })

    it('are not planned backwards, nor of a version there is not', async () => {
      const { id } = (await staff('PUT', '/staff/content-pages', page('backwards'))).json().value
      const backward = await plan(id, { version: 1, publishAt: Date.now() + HOUR, endsAt: Date.now() })
      expect(backward).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'endsAt' }] } })
      expect((await plan(id, { version: 9 })).errorCode).toBe('content.page.not.found')
    })
  })

  it('hold nothing that runs, whatever was sent', async () => {
    await published('hostile', {
      texts: { en: '<p onclick="alert(1)">a<script>alert(2)</script><a href="javascript:alert(3)">b</a></p>' },
    })

    expect((await visitor('/wps/content/articles/hostile')).value.content).toBe('<p>ab</p>')
  })
})

it('[C-15] terms that changed are agreed to again', async () => {
  const due = async () => (await member('GET', '/wps/content/consents')).json().value.list
  expect(await due()).toEqual([])
  const { id, version } = await published('terms', { kind: 'page' })
  expect(await due()).toEqual([{ slug: 'terms', version }])

  const wrong = await member('POST', '/wps/content/consents', { slug: 'terms', version: 99 })
  expect(wrong.json().errorCode).toBe('content.page.changed')
  await member('POST', '/wps/content/consents', { slug: 'terms', version })
  expect(await due()).toEqual([])

  await staff('PUT', '/staff/content-pages', { ...page('terms', { kind: 'page' }), id, basedOn: 1 })
  await staff('POST', `/staff/content-pages/${id}/publish`, { version: 2 })
  expect(await due()).toEqual([{ slug: 'terms', version: 2 }])
})

it('[C-09] an announcement’s text keeps the elements there are and nothing else', async () => {
  const body = {
    type: 'PL',
    titles: { en: 'Read' },
    texts: { en: '<h2>Hi</h2><img src=x onerror=alert(1)><b>you</b>' },
  }
  await staff('POST', '/staff/announcements', body)

  const { playerNotices } = (await visitor('/wps/relay/MCSFE_getListAnnouncements?types=PL')).value
  expect(playerNotices[0].content).toBe('<h2>Hi</h2><strong>you</strong>')
})

it('[C-15] what is published is in the site map and in the feed, as text', async () => {
  await published('tides', {
    kind: 'blog',
    titles: { en: 'Tides & <boats>' },
    texts: { en: '<p>High <b>water</b></p>' },
  })

  const map = await server().call('portal', { url: '/sitemap.xml' })
  expect([map.statusCode, map.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(map.body).toMatch(/<loc>https?:[^<]+\/pages\/tides<\/loc>/)
  const news = await server().call('portal', { url: '/feed.xml' })
  expect(news.body).toContain('<title>Tides &amp; &lt;boats&gt;</title>')
  expect(news.body).toContain('&lt;p&gt;High &lt;strong&gt;water&lt;/strong&gt;&lt;/p&gt;')
})
