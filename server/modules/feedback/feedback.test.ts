import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'

const server = useServer()
let cast: Cast
let support: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  support = await signInOperator(server(), 'sabina', 'support', '127.0.0.3')
})

const database = () => server().wired.app.database
const staff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, token = support) =>
  server().call('console', { method, url, token, ...(body ? { body } : {}) })
const member = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token: string | undefined = cast.member) =>
  server().call('portal', { method, url, token, ...(body ? { body } : {}) })

const content = 'My deposit of yesterday has not arrived yet.'
/** A picture of one point. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Draws a captcha and looks up what it says. */
async function drawn(): Promise<{ cookie: string; captcha: string }> {
  const answer = await server().call('portal', { url: '/wps/captcha' })
  const cookie = String(answer.headers['set-cookie']).split(';')[0]!
  const { captcha } = await database().one<{ captcha: string }>(
    sql`select answer as captcha from identity.captcha order by made_at desc limit 1`,
  )
  return { cookie, captcha }
}

async function opened(more: object = {}): Promise<{ id: string; entries: { text: string }[] }> {
  const answer = await member('POST', '/wps/support/cases', { kind: 'complaint', type: 1, content, ...more })
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().value
}

describe('[C-16] feedback', () => {
  it.each([0, 1, 2, 3, 4, 6])('of type %i is taken with a captcha, from a visitor too', async (type) => {
    const { cookie, captcha } = await drawn()
    const sent = await server().call('portal', {
      method: 'PUT',
      url: '/wps/feedback',
      body: { content: `   ${content}   `, sender: 'a visitor', type, captcha },
      headers: { cookie },
    })
    expect(sent.json()).toMatchObject({ success: true })

    const { list } = (await staff('GET', '/staff/cases?kind=feedback&pageSize=200')).json().value
    const kept = list.find(({ id }: { id: string }) => id === sent.json().value.id)
    expect(kept).toMatchObject({ sender: 'a visitor', account: null, type })
    const { entries } = (await staff('GET', `/staff/cases/${kept.id}`)).json().value
    expect(entries[0].text).toBe(content)
    expect((await staff('POST', `/staff/cases/${kept.id}/answer`, { content: 'Thank you' })).json().errorCode).toBe(
      'case.nobody',
    )
  })

  it('is refused without the right characters, of another type, too short or too long', async () => {
    const put = (body: object, headers: Record<string, string> = {}) =>
      server().call('portal', { method: 'PUT', url: '/wps/feedback', body: { content, type: 1, ...body }, headers })
    const { cookie } = await drawn()

    expect((await put({})).json().errorCode).toBe('login.captcha.required')
    expect((await put({ captcha: 'wrong' }, { cookie })).json().errorCode).toBe('login.captcha.wrong')
    for (const [body, field] of [
      [{ type: 5 }, 'type'],
      [{ content: `${'a'.repeat(19)}   ` }, 'content'],
      [{ content: 'a'.repeat(201) }, 'content'],
    ] as const)
      expect((await put(body)).json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field }] } })
  })
})

describe('[C-16] complaints and support questions', () => {
  it.each(['complaint', 'question'] as const)('a %s has 20 to 1,000 characters, trimmed', async (kind) => {
    const open = (text: string) => member('POST', '/wps/support/cases', { kind, type: 1, content: text })
    for (const wrong of ['', '   ', `${'a'.repeat(19)}   `, 'a'.repeat(1001)]) {
      expect((await open(wrong)).json()).toMatchObject({
        errorCode: 'request.invalid',
        value: { fields: [{ field: 'content' }] },
      })
    }
    for (const right of ['aaaaa aaaaaa aaaaaaa', `${'b'.repeat(990)} b bbbbbbb`]) {
      expect([20, 1000]).toContain(right.length)
      const answer = (await open(`  ${right}  `)).json()
      expect(answer).toMatchObject({ success: true, value: { entries: [{ text: right }] } })
      await staff('POST', `/staff/cases/${answer.value.id}/close`)
    }
  })
})

describe('[C-16] the words of complaints and support questions', () => {
  const open = (text: string) => member('POST', '/wps/support/cases', { kind: 'question', type: 1, content: text })
  const set = async (value: object) => {
    const answer = await staff('PUT', '/staff/settings/feedback.caseWords', { value }, cast.admin)
    await server().wired.app.ports.use(settingsPort).refresh()
    return answer.json()
  }
  const took = async (text: string) => {
    const answer = (await open(text)).json()
    if (answer.success) await staff('POST', `/staff/cases/${answer.value.id}/close`)
    return answer
  }
  afterAll(() => set({ least: 3, most: 200 }))

  it.each([
    ['English', (words: number) => 'reference '.repeat(words)],
    ['Bengali', (words: number) => 'লেনদেনসংখ্যা '.repeat(words)],
    ['Arabic', (words: number) => 'للمعاملات، '.repeat(words)],
  ])('are between the two counts that the operator sets, in %s', async (_, textOf) => {
    expect(await set({ least: 4, most: 6 })).toMatchObject({ success: true })
    const told = (await member('GET', '/wps/support')).json().value
    expect(told.words).toEqual({ least: 4, most: 6 })

    for (const right of [4, 6]) expect(await took(textOf(right))).toMatchObject({ success: true })
    for (const wrong of [3, 7])
      expect(await took(textOf(wrong))).toMatchObject({
        errorCode: 'case.words',
        message: 'The description has from 4 to 6 words.',
        value: { fields: [{ field: 'content', messageKey: 'fault.words', min: 4, max: 6 }] },
      })
  })

  it('are told in the language of who writes', async () => {
    await set({ least: 4, most: 6 })
    const said = async (language: string) =>
      (
        await server().call('portal', {
          method: 'POST',
          url: '/wps/support/cases',
          token: cast.member,
          body: { kind: 'question', type: 1, content: 'a'.repeat(20) },
          headers: { language },
        })
      ).json().message
    expect(await said('bn')).toBe('বিবরণে 4 থেকে 6টি শব্দ থাকতে হবে।')
    expect(await said('ar')).toBe('يجب أن يكون عدد كلمات الوصف من 4 إلى 6.')
  })

  it.each([
    [{ least: 7, most: 6 }],
    [{ least: 0, most: 6 }],
    [{ least: 1, most: 501 }],
    [{ least: 1.5, most: 6 }],
    [{ least: 3 }],
  ])('cannot be set to %j', async (value) => {
    expect(await set(value)).toMatchObject({ errorCode: 'request.invalid' })
  })
})

describe('[H-10] complaints and questions', () => {
  it('are answered by one operator, read by their member, and rated', async () => {
    const { id } = await opened({ pictures: [png] })
    const answered = await staff('POST', `/staff/cases/${id}/answer`, { content: 'It has arrived now.' })
    expect(answered.json().value).toMatchObject({ state: 'answered', takenBy: 'staff:sabina' })
    await staff('POST', `/staff/cases/${id}/answer`, { content: 'The bank was slow.', isNote: true })
    expect((await staff('POST', `/staff/cases/${id}/answer`, { content: 'x' }, cast.admin)).json().errorCode).toBe(
      'case.taken',
    )

    const seen = (await member('GET', `/wps/support/cases/${id}`)).json().value
    expect(seen).toMatchObject({ state: 'answered', isUnread: true })
    expect(seen.entries.map(({ text, author }: { text: string; author: string }) => [author, text])).toEqual([
      ['rahim', content],
      ['', 'It has arrived now.'],
    ])
    await member('POST', `/wps/support/cases/${id}/seen`)
    expect((await staff('GET', `/staff/cases/${id}`)).json().value.seenAt).toEqual(expect.any(Number))
    for (const [takenBy, isListed] of [
      ['me', true],
      ['nobody', false],
    ] as const) {
      const { list } = (await staff('GET', `/staff/cases?state=answered&takenBy=${takenBy}`)).json().value
      expect(list.some((each: { id: string }) => each.id === id)).toBe(isListed)
    }
    expect((await member('GET', '/wps/support/cases')).json().value.list[0]).toMatchObject({ id, isUnread: false })

    const again = await member('POST', `/wps/support/cases/${id}/reply`, { content: 'Thanks!' })
    expect(again.json().value.state).toBe('open')
    await staff('POST', `/staff/cases/${id}/close`)
    expect((await member('POST', `/wps/support/cases/${id}/reply`, { content: 'One more' })).json().errorCode).toBe(
      'case.closed',
    )
    const rated = await member('POST', `/wps/support/cases/${id}/rate`, { rating: 5 })
    expect(rated.json().value).toMatchObject({ state: 'closed', rating: 5 })
  })

  it('show their pictures to their member and to staff, and to nobody else', async () => {
    const { id } = await opened({ kind: 'question', pictures: [png] })
    const { entries } = (await staff('GET', `/staff/cases/${id}`)).json().value
    const asked = { entryId: entries[0].id, index: 0 }

    for (const answer of [
      await member('POST', `/wps/support/cases/${id}/picture`, asked),
      await staff('POST', `/staff/cases/${id}/picture`, asked),
    ])
      expect(answer.json().value.address).toMatch(/^\/files\//)
    const other = await member('POST', `/wps/support/cases/${id}/picture`, asked, cast.agent)
    expect(other.json().errorCode).toBe('case.not.found')
    expect((await member('GET', `/wps/support/cases/${id}`, undefined, cast.agent)).json().errorCode).toBe(
      'case.not.found',
    )
    const wrong = await member('POST', '/wps/support/cases', {
      kind: 'question',
      type: 0,
      content,
      pictures: [Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    })
    expect(wrong.json().errorCode).toBe('upload.not.image')
  })
})

describe('[G-03] the ways to the support', () => {
  it('has one chat open at a time, told to the operator who takes it', async () => {
    const first = (await member('POST', '/wps/support/chat')).json().value
    const again = (await member('POST', '/wps/support/chat')).json().value
    expect(again.id).toBe(first.id)
    await member('POST', `/wps/support/cases/${first.id}/reply`, { content: 'Hi' })
    const { list } = (await staff('GET', '/staff/cases?kind=chat')).json().value
    expect(list).toEqual([expect.objectContaining({ id: first.id, account: 'rahim', state: 'open' })])
    await staff('POST', `/staff/cases/${first.id}/take`, { isTaken: true })
    expect((await staff('POST', `/staff/cases/${first.id}/take`, { isTaken: true }, cast.admin)).json().errorCode).toBe(
      'case.taken',
    )
  })

  it('leads by an opaque token to what the operator has set, and nowhere else', async () => {
    const { customerService } = (await server().call('portal', { url: '/wps/system/settings/consolidated' })).json()
      .value
    const [{ path }] = customerService
    expect(path).toMatch(/^\/service\/[\w-]{22}$/)

    const door = await server().call('portal', { url: path })
    expect([door.statusCode, door.headers.location]).toEqual([302, '/support'])
    expect((await server().call('portal', { url: '/service/nowhere' })).statusCode).toBe(404)
  })

  it('[K-02] says when somebody answers', async () => {
    const { value } = (await server().call('portal', { url: '/wps/relay/WPSCORE_getCustomerServiceScript' })).json()
    expect(value).toMatchObject({ outsideChat: null, hours: { from: '09:00' } })
    expect(typeof value.isOpen).toBe('boolean')
  })

  it('[K-02] names the chat of another company where the operator offers one, at a web address alone', async () => {
    const set = async (value: object) => {
      const answer = await staff('PUT', '/staff/settings/feedback.outsideChat', { value }, cast.admin)
      await server().wired.app.ports.use(settingsPort).refresh()
      return answer.json()
    }
    const chat = { isOffered: true, name: 'Harbour chat', url: 'https://chat.example/lumen' }
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'chat'])
      expect(await set({ ...chat, url })).toMatchObject({ errorCode: 'request.invalid' })

    expect(await set(chat)).toMatchObject({ success: true })
    const { value } = (await server().call('portal', { url: '/wps/relay/WPSCORE_getCustomerServiceScript' })).json()
    expect(value.outsideChat).toEqual({ name: chat.name, url: chat.url })
    await set({ ...chat, isOffered: false })
  })
})

it('[H-10] answers given often are kept, changed and dropped', async () => {
  const saved = (
    await staff('PUT', '/staff/canned-answers', { title: 'Bank days', texts: { en: 'Banks take a day.' } })
  ).json().value
  await staff('PUT', '/staff/canned-answers', { id: saved.id, title: 'Banks', texts: { en: 'Up to two days.' } })
  expect((await staff('GET', '/staff/canned-answers')).json().value.list).toEqual([
    { id: saved.id, title: 'Banks', texts: { en: 'Up to two days.' } },
  ])
  await staff('DELETE', `/staff/canned-answers/${saved.id}`)
  expect((await staff('GET', '/staff/canned-answers')).json().value.list).toEqual([])
})
