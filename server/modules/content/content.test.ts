import { beforeAll, describe, expect, it } from 'vitest'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'

const server = useServer()
let cast: Cast

const staff = (method: 'GET' | 'POST', url: string, body?: object) =>
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
}, 60_000)

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

  it('that are nowhere cannot be withdrawn', async () => {
    const answer = await staff('POST', '/staff/announcements/999999/withdraw')

    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'announcement.not.found'])
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
