import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { tellBegunAnnouncement } from './index.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { systemScope } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'

const server = useServer()
let cast: Cast

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  server().call('console', { method, url, token: cast.admin, ...(body ? { body } : {}) })
const shown = async (query: string) =>
  (await server().call('portal', { url: `/wps/relay/MCSFE_getListAnnouncements?${query}` })).json().value
const titles = (list: { title: string }[]) => list.map(({ title }) => title)

async function announce(body: object): Promise<string> {
  const answer = await staff('POST', '/staff/announcements', body)
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().value.id
}

beforeAll(async () => {
  cast = await signInTheCast(server())
  const home = { type: 'B', groupName: 'w_home' }
  await announce({ ...home, titles: { en: 'Second', bn: 'দ্বিতীয়' }, position: 20, art: 'river' })
  await announce({ ...home, titles: { en: 'First' }, position: 10, linkageType: 'PAGE', linkage: '/promotions' })
  await announce({ ...home, titles: { en: 'On phones' }, platform: 'M', position: 30 })
  await announce({ ...home, titles: { en: 'Tomorrow' }, startsAt: Date.now() + 86_400_000 })
  await announce({ ...home, titles: { en: 'Yesterday' }, startsAt: 1, endsAt: 2 })
  await announce({ type: 'H', titles: { en: 'Welcome', bn: 'স্বাগতম' } })
  await announce({ type: 'PU', titles: { en: 'Hello' }, executionCode: 'B' })
})

describe('[F-05] notices to agents', () => {
  const notices = async (token?: string) =>
    (await server().call('portal', { url: '/wps/agent/notices?language=bn', ...(token ? { token } : {}) })).json()

  it('are read by agents alone, in their language, while they are shown', async () => {
    await announce({ type: 'AG', titles: { en: 'New tiers', bn: 'নতুন ধাপ' }, texts: { en: 'From Monday.' } })
    await announce({ type: 'AG', titles: { en: 'Next week' }, startsAt: Date.now() + 86_400_000 })

    const { value } = await notices(cast.agent)
    expect(value.list).toEqual([expect.objectContaining({ title: 'নতুন ধাপ', content: 'From Monday.' })])
    expect((await notices(cast.member)).errorCode).toBe('login.agent.only')
    expect((await notices()).success).toBe(false)
  })

  it('are in no list that everybody reads', async () => {
    const everything = JSON.stringify(await shown('language=en'))
    expect(everything).toContain('Welcome')
    expect(everything).not.toContain('New tiers')
    const asked = await server().call('portal', { url: '/wps/relay/MCSFE_getListAnnouncements?types=AG' })
    expect(asked.json().errorCode).toBe('request.invalid')
  })
})

describe('[C-06] banners and headlines', () => {
  it('come by kind, in order, at their time, for their platform', async () => {
    const desktop = await shown('types=B,H&platform=W')
    const phone = await shown('types=B&platform=M')

    expect(titles(desktop.banners)).toEqual(['First', 'Second'])
    expect(desktop.banners[0]).toMatchObject({ groupName: 'w_home', linkageType: 'PAGE', linkage: '/promotions' })
    expect(desktop.banners[1]).toMatchObject({ art: 'river', url: '', linkageType: null })
    expect(titles(desktop.headlines)).toEqual(['Welcome'])
    expect(desktop.popup).toEqual([])
    expect(titles(phone.banners)).toEqual(['First', 'Second', 'On phones'])
  })

  it('come in the reader’s language, else in English', async () => {
    const { banners, headlines } = await shown('language=BN')

    expect(titles(banners)).toContain('দ্বিতীয়')
    expect(titles(banners)).toContain('First')
    expect(titles(headlines)).toEqual(['স্বাগতম'])
  })

  it('answer under the older name too', async () => {
    const older = await server().call('portal', { url: '/wps/relay/CCSFE_getListAnnouncements?types=PU' })

    expect(older.json().value.popup).toEqual([expect.objectContaining({ title: 'Hello', executionCode: 'B' })])
  })
})

it('[C-09] [K-02] popups say when they show and what they lead to, and so do notices and headlines', async () => {
  const promotion = { linkageType: 'PROMOTION', linkage: '7' }
  for (const executionCode of ['A', 'F']) {
    await announce({ type: 'PU', titles: { en: `Popup ${executionCode}` }, executionCode, ...promotion })
  }
  await announce({ type: 'PR', titles: { en: 'A gift' }, ...promotion })

  const { popup, promotion: promoted, headlines } = await shown('types=PU,PR,H')
  expect(popup.map(({ executionCode, linkageType }: any) => [executionCode, linkageType])).toEqual([
    ['B', null],
    ['A', 'PROMOTION'],
    ['F', 'PROMOTION'],
  ])
  expect(promoted).toEqual([expect.objectContaining({ title: 'A gift', ...promotion })])
  expect(headlines[0]).toMatchObject({ linkageType: null, linkage: null })
})

describe('[H-07] announcements in the hands of operators', () => {
  it('are gone once withdrawn, and stay on record', async () => {
    const id = await announce({ type: 'H', titles: { en: 'A slip' } })

    const first = (await staff('POST', `/staff/announcements/${id}/withdraw`)).json().value
    const again = (await staff('POST', `/staff/announcements/${id}/withdraw`)).json().value

    expect(titles((await shown('types=H')).headlines)).toEqual(['Welcome'])
    expect(again.withdrawnAt).toBe(first.withdrawnAt)
    const { list, next } = (await staff('GET', '/staff/announcements?pageSize=1')).json().value
    expect(list[0]).toMatchObject({ id, withdrawnAt: first.withdrawnAt })
    expect(next).toBe(id)
  })

  it.each([
    [{ type: 'B', titles: { en: 'x' } }, 'groupName'],
    [{ type: 'H', titles: { bn: 'x' } }, 'titles.en'],
    [{ type: 'H', titles: { en: 'x' }, groupName: 'w_home' }, 'groupName'],
    [{ type: 'PU', titles: { en: 'x' } }, 'executionCode'],
    [{ type: 'H', titles: { en: 'x' }, linkageType: 'WEB', linkage: 'javascript:alert(1)' }, 'linkage'],
    [{ type: 'H', titles: { en: 'x' }, linkageType: 'PAGE', linkage: '//evil.test' }, 'linkage'],
    [{ type: 'H', titles: { en: 'x' }, startsAt: 5, endsAt: 5 }, 'endsAt'],
  ])('refuse %o for its %s', async (body, field) => {
    const answer = await staff('POST', '/staff/announcements', body)

    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field }] } })
  })

  describe('changed after they were written', () => {
    const notice = (title: string, more: object = {}) => ({ type: 'PL', titles: { en: title }, ...more })
    const change = async (id: string, basedOn: number, body: object) =>
      (await staff('PUT', `/staff/announcements/${id}`, { basedOn, ...body })).json()
    const notices = async () => titles((await shown('types=PL')).playerNotices)

    it('are shown to nobody as drafts, then published, changed, and shown again as they were', async () => {
      const id = await announce(notice('Ferry at eight', { isDraft: true }))
      expect(await notices()).not.toContain('Ferry at eight')
      expect((await staff('GET', `/staff/announcements/${id}`)).json().value.state).toBe('draft')

      await change(id, 1, notice('Ferry at eight'))
      expect(await notices()).toContain('Ferry at eight')
      const { value } = await change(id, 2, notice('Ferry at nine', { texts: { en: '<b>Late</b><script>x</script>' } }))
      expect(await notices()).toContain('Ferry at nine')
      expect(value.versions.map(({ number, announced }: any) => [number, announced.titles.en])).toEqual([
        [3, 'Ferry at nine'],
        [2, 'Ferry at eight'],
        [1, 'Ferry at eight'],
      ])
      expect(value.versions[0]).toMatchObject({ announced: { texts: { en: '<strong>Late</strong>' } } })
      expect(value.versions[0].writtenBy).toMatch(/^staff:/)

      // Undone: what it said before is written again.
      const { titles: before, startsAt } = value.versions[1].announced
      await change(id, 3, { type: 'PL', titles: before, startsAt })
      expect(await notices()).toContain('Ferry at eight')
    })

    it('are shown again where they were taken down', async () => {
      const id = await announce(notice('Back again'))
      await staff('POST', `/staff/announcements/${id}/withdraw`)
      expect(await notices()).not.toContain('Back again')
      expect((await change(id, 1, notice('Back again'))).value).toMatchObject({ state: 'shown', withdrawnAt: null })
      expect(await notices()).toContain('Back again')
    })

    it('are not written over by a second editor, who is told whose the change is', async () => {
      const id = await announce(notice('Two editors'))
      const both = await Promise.all(['First of two', 'Second of two'].map((each) => change(id, 1, notice(each))))
      expect(both.map(({ success }) => success).toSorted()).toEqual([false, true])
      const { errorCode, message } = both.find(({ success }) => !success)
      expect(errorCode).toBe('announcement.changed.by')
      expect(message).toMatch(/^[^\s:]+ has changed this announcement/)
      const won = both.find(({ success }) => success).value.titles.en
      expect(await notices()).toContain(won)
    })

    it.each([
      ['an end before the beginning it had', { endsAt: 5 }, 'endsAt'],
      ['a place that notices have not', { groupName: 'w_home' }, 'groupName'],
    ])('refuse %s', async (_, more, field) => {
      const id = await announce(notice('Stays'))
      expect(await change(id, 1, notice('Other', more))).toMatchObject({
        errorCode: 'request.invalid',
        value: { fields: [{ field }] },
      })
      expect(await change('999999', 1, notice('Nowhere'))).toMatchObject({ errorCode: 'announcement.not.found' })
    })
  })

  it('that are nowhere cannot be withdrawn', async () => {
    const answer = await staff('POST', '/staff/announcements/999999/withdraw')

    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'announcement.not.found'])
  })
})

describe('[G-02] open pages', () => {
  const rows = async (statement: ReturnType<typeof sql>) => (await server().wired.app.database.many(statement)).length
  const told = () => rows(sql`select from platform.live_message where type = 'announcements' and audience = 'everyone'`)
  const planned = () => rows(sql`select from platform.outbox where payload ->> 'name' = 'content.tellBegun'`)

  it('read what is announced again when something is shown, changed and withdrawn, and of drafts nothing', async () => {
    const [before, plans] = [await told(), await planned()]
    const draft = { type: 'PL', titles: { en: 'Not yet' }, isDraft: true }
    const id = await announce(draft)
    await staff('PUT', `/staff/announcements/${id}`, { ...draft, titles: { en: 'Still not' }, basedOn: 1 })
    expect(await told()).toBe(before)

    await staff('PUT', `/staff/announcements/${id}`, { ...draft, isDraft: false, basedOn: 2 })
    expect(await told()).toBe(before + 1)
    await staff('PUT', `/staff/announcements/${id}`, { ...draft, basedOn: 3 })
    expect(await told()).toBe(before + 2)
    await staff('POST', `/staff/announcements/${await announce({ type: 'H', titles: { en: 'Gone' } })}/withdraw`)
    expect([await told(), await planned()]).toEqual([before + 4, plans])
  })

  it('are told again at the time that one is planned for', async () => {
    const [before, plans] = [await told(), await planned()]
    await announce({ type: 'PL', titles: { en: 'Soon' }, startsAt: Date.now() + 3_600_000 })
    expect([await told(), await planned()]).toEqual([before, plans + 1])
    await tellBegunAnnouncement.run(systemScope(server()), {})
    expect(await told()).toBe(before + 1)
  })
})

it('[H-05] operators see the state of each announcement', async () => {
  const id = await announce({ type: 'PL', titles: { en: 'Taken down' } })
  await staff('POST', `/staff/announcements/${id}/withdraw`, {})

  const { list } = (await staff('GET', '/staff/announcements?pageSize=200')).json().value

  const stateOf = (title: string) => list.find((one: { titles: { en: string } }) => one.titles.en === title)?.state
  expect(['First', 'Tomorrow', 'Yesterday', 'Taken down'].map(stateOf)).toEqual([
    'shown',
    'planned',
    'ended',
    'withdrawn',
  ])
})
