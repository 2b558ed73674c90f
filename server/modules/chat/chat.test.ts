import { randomUUID } from 'node:crypto'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'

const server = useServer()
let cast: Cast
let account: string
let token: string
let code: string
let modelId: number

type Answer = { statusCode: number; json(): any }
const member = (method: 'GET' | 'POST', url: string, body?: object, by = token): Promise<Answer> =>
  server().call('portal', { method, url, token: by, ...(body && { body }) })
const staff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, by = cast.admin) =>
  server().call('console', { method, url, token: by, ...(body && { body }) })
const say = (text: string, by?: string) => member('POST', `/wps/chat/models/${modelId}/messages`, { text }, by)
const enter = async (by?: string) => (await member('POST', '/wps/relay/CBS_launchChat', { modelId }, by)).json().value
const codeOf = async (answer: Promise<Answer>) => (await answer).json().errorCode
const texts = (page: { messages: { text: string }[] }) => page.messages.map(({ text }) => text)

async function newAccount(): Promise<{ account: string; token: string }> {
  const made = `c${randomUUID().replaceAll('-', '').slice(0, 10)}`
  return { account: made, token: await newMember(server(), made) }
}

beforeAll(async () => {
  cast = await signInTheCast(server())
})

beforeEach(async () => {
  ;({ account, token } = await newAccount())
  code = `h${randomUUID().slice(0, 8)}`
  const facts = { names: { en: 'Mehjabin', bn: 'মেহজাবিন' }, about: { en: 'Calls the wheel.' }, languages: ['bn', 'en'] }
  const saved = await staff('PUT', `/staff/chat/hosts/${code}`, { ...facts, look: 'marigold' })
  modelId = saved.json().value.modelId
  await staff('PUT', `/staff/chat/hosts/${code}/room`, { isOnAir: true, slowSeconds: 0 })
})

describe('[D-10] live hosts and their rooms', () => {
  it('lists hosts in the reader’s language, and says who is on air', async () => {
    const answer = await server().call('portal', { method: 'GET', url: '/wps/relay/CBS_modelList?language=bn' })
    const found = answer.json().value.models.find((model: { code: string }) => model.code === code)

    expect(found).toMatchObject({
      modelId,
      displayName: 'মেহজাবিন',
      about: 'Calls the wheel.',
      languages: ['bn', 'en'],
      look: 'marigold',
      isOnAir: true,
    })
  })

  it('opens a room with its messages, masks who wrote them, and interprets nothing', async () => {
    const other = await newAccount()
    await say('<b>hello</b> & welcome', other.token)

    const room = await enter()

    expect(room).toMatchObject({ permission: { mayWrite: true, reason: null, slowSeconds: 0 }, next: null })
    expect(room.messages).toMatchObject([
      {
        text: '<b>hello</b> & welcome',
        side: 'member',
        isOwn: false,
        author: `${other.account.slice(0, 2)}***${other.account.slice(-1)}`,
      },
    ])
    expect(JSON.stringify(room)).not.toContain(other.account)
    expect((await enter(other.token)).messages[0].isOwn).toBe(true)
  })

  it('keeps history in pages by the last message seen', async () => {
    for (const text of ['one', 'two', 'three']) await say(text)
    const url = `/wps/chat/models/${modelId}/messages?pageSize=2`

    const latest = (await member('GET', url)).json().value
    const before = (await member('GET', `${url}&before=${latest.next}`)).json().value

    expect([texts(latest), texts(before), before.next]).toEqual([['two', 'three'], ['one'], null])
  })

  it('counts what was not seen in the rooms one came into, and nothing of one’s own', async () => {
    const other = await newAccount()
    await enter()
    const unread = async () => (await member('GET', '/wps/relay/CBS_unreadCount')).json().value
    await say('mine')
    expect(await unread()).toEqual({ unreadCount: 0, models: [] })

    await say('theirs', other.token)
    expect(await unread()).toEqual({ unreadCount: 1, models: [{ modelId, unreadCount: 1 }] })

    const { messages } = await enter()
    expect(messages).toHaveLength(2)
    expect(await unread()).toMatchObject({ unreadCount: 0 })
  })

  it('says who may write: no trial, no closed room, from a level on, after a deposit', async () => {
    const played = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })
    const trial = played.json().value.token
    const permission = async (by = token) =>
      (await member('GET', `/wps/relay/CBS_groupPermission?modelId=${modelId}`, undefined, by)).json().value
    const rules = (room: object) => staff('PUT', `/staff/chat/hosts/${code}/room`, room)

    expect(await permission(trial)).toMatchObject({ mayRead: true, mayWrite: false, reason: 'trial' })
    expect(await codeOf(say('hello', trial))).toBe('in_need_true_account')

    await rules({ needsDeposit: true })
    expect(await permission()).toMatchObject({ mayWrite: false, reason: 'deposit' })
    expect(await codeOf(say('hello'))).toBe('chat.deposit.needed')

    await rules({ writeLevel: 2 })
    expect(await permission()).toMatchObject({ reason: 'level', levelNeeded: 2 })
    expect(await codeOf(say('hello'))).toBe('chat.level.needed')

    await rules({ isOpen: false })
    expect(await codeOf(say('hello'))).toBe('chat.closed')
  })

  it('lets a member write again only after the room’s pause, and says when', async () => {
    await staff('PUT', `/staff/chat/hosts/${code}/room`, { slowSeconds: 600 })
    expect((await say('one')).statusCode).toBe(200)

    const refused = (await say('two')).json()

    expect(refused.errorCode).toBe('chat.slow')
    expect(refused.value.until).toBeGreaterThan(Date.now())
  })

  it('keeps what a colleague blocked or let go since the list was read', async () => {
    await staff('PUT', '/staff/chat/blocked-words', { words: ['kept', 'gone', 'theirs'] })
    const wordsRead = ['gone', 'kept', 'theirs']
    await staff('PUT', '/staff/chat/blocked-words', { words: ['kept', 'gone', 'added'], wordsRead })
    const saved = await staff('PUT', '/staff/chat/blocked-words', { words: ['kept', 'theirs', 'mine'], wordsRead })
    expect(saved.json().value.words).toEqual(['added', 'kept', 'mine'])
  })

  it('keeps blocked words, links and telephone numbers out', async () => {
    await staff('PUT', '/staff/chat/blocked-words', { words: ['scam*', 'free money'] })

    for (const text of ['what a SCAM', 'sc4mmers', 's.c.a.m', 's c a m', 'frее   m0ney']) {
      expect([text, await codeOf(say(text))]).toEqual([text, 'chat.words.blocked'])
    }
    // A sign without a blank ends a word as well.
    for (const text of ['no,scam', 'no/$cam', 'what!scam', 'free—money', 'no,fr\u200bee-money']) {
      expect([text, await codeOf(say(text))]).toEqual([text, 'chat.words.blocked'])
    }
    for (const text of ['come to lumen.example.com', 'whatsapp 01711 000 001', '০১৭১১-০০০০০১']) {
      expect([text, await codeOf(say(text))]).toEqual([text, 'chat.contact.refused'])
    }
    expect((await say('I won 1,500.00 on 7 and 14')).statusCode).toBe(200)
    const long = (await say('x'.repeat(201))).json()
    expect(long.value.fields).toMatchObject([{ field: 'text' }])
  })

  it('mutes with reason and time, tells the member, and lifts it; every step writes a line of audit', async () => {
    const muting = { account, code, minutes: 60, reason: 'spam', note: 'third time today' }
    const mute = (await staff('POST', '/staff/chat/mutes', muting)).json().value

    const refused = (await say('hello')).json()
    expect(refused).toMatchObject({ errorCode: 'chat.muted', value: { until: mute.until, reason: 'spam' } })
    expect((await enter()).permission).toMatchObject({ reason: 'muted', mutedUntil: mute.until, muteReason: 'spam' })

    await staff('DELETE', `/staff/chat/mutes/${mute.id}`, undefined)
    expect((await say('hello')).statusCode).toBe(200)
    const lines = (await staff('GET', '/staff/audit?pageSize=20')).json().value.list
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['muteChatMember', 'liftChatMute']),
    )
  })

  it('queues what members report, once each, and a report upheld takes the message out of the room', async () => {
    const other = await newAccount()
    const { id } = (await say('buy my tips', other.token)).json().value
    const report = () => member('POST', `/wps/chat/messages/${id}/report`, { reason: 'advertising' })
    await report()
    await report()

    const open = (await staff('GET', '/staff/chat/reports?pageSize=200')).json().value.list
    const mine = open.filter(({ message }: { message: { id: string } }) => message.id === id)
    expect(mine).toMatchObject([
      { code, reporter: account, reason: 'advertising', message: { account: other.account } },
    ])

    await staff('POST', `/staff/chat/reports/${mine[0].id}`, { isUpheld: true })
    expect((await enter()).messages).toEqual([])
    expect((await member('POST', `/wps/chat/messages/${id}/report`, { reason: 'other' })).statusCode).toBe(404)
    const kept = (await staff('GET', `/staff/chat/hosts/${code}/messages`)).json().value.list
    expect(kept).toMatchObject([{ id, account: other.account, removedBy: expect.stringContaining('staff:') }])
  })

  it('forgets what was written longer ago than it is kept, and keeps what a report waits on', async () => {
    await say('old')
    const { id } = (await say('old and reported')).json().value
    await member('POST', `/wps/chat/messages/${id}/report`, { reason: 'other' })
    const { database } = server().wired.app
    await database.run(sql`update chat.message set at = now() - interval '400 days' where host_id = ${modelId}`)
    const { forgetBefore } = await import('./messages-store.ts')

    await database.transaction((tx) => forgetBefore(tx, Date.now() - 30 * 86_400_000, 100))

    expect(texts(await enter())).toEqual(['old and reported'])
  })
})
