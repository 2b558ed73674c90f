import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FakeClock } from '../../platform/clock.ts'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { settingsPort } from '../../platform/settings.ts'
import { remindOfCases } from '../feedback/index.ts'
import { tellOfCaseReminders, tellOfCases } from './index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const server = useServer()
const consumers = [tellOfCases, tellOfCaseReminders]
let cast: Cast
let support: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  support = await signInOperator(server(), 'sabina', 'support', '127.0.0.3')
  await registerConsumers(database(), consumers)
})

beforeEach(async () => {
  await drainOutbox(server().wired.app, consumers)
  await database().run(sql`truncate feedback.conversation, feedback.entry, messages.message cascade`)
  await set({ lateMinutes: 60, remindHours: 24, closeHours: 72 })
})

const database = () => server().wired.app.database
const set = async (value: object) => {
  const url = '/staff/settings/feedback.reminders'
  const answer = await server().call('console', { method: 'PUT', url, token: cast.admin, body: { value } })
  await server().wired.app.ports.use(settingsPort).refresh()
  return answer.json()
}
const staff = async (method: 'GET' | 'POST', url: string, body?: object) =>
  (await server().call('console', { method, url, token: support, ...(body ? { body } : {}) })).json().value
const member = async (method: 'GET' | 'POST', url: string, body?: object) =>
  (await server().call('portal', { method, url, token: cast.member, ...(body ? { body } : {}) })).json().value
const content = 'My deposit of yesterday has not arrived yet.'
const ask = async (): Promise<string> =>
  (await member('POST', '/wps/support/cases', { kind: 'complaint', type: 1, content })).id
const reply = (id: string) => member('POST', `/wps/support/cases/${id}/reply`, { content: 'Still nothing.' })
/** Told before anything else is: two consumers at once tell in either order. */
const answer = async (id: string) => {
  await staff('POST', `/staff/cases/${id}/answer`, { content: 'The bank is slow.' })
  await drainOutbox(server().wired.app, consumers)
}
const queue = async (more = ''): Promise<{ list: { id: string; isLate: boolean }[]; next: string | null }> =>
  staff('GET', `/staff/cases?state=open${more}`)
const stateOf = async (id: string): Promise<string> => (await member('GET', `/wps/support/cases/${id}`)).state
const inbox = async (): Promise<{ kind: string; link: string; content: string }[]> => {
  await drainOutbox(server().wired.app, consumers)
  return (await member('GET', '/wps/message/inbox')).list
}
const kinds = async () => (await inbox()).map(({ kind }) => kind)
/** Calls of the screens of operators since the last look. */
let seen = 0n
const toldStaff = async (): Promise<number> => {
  const { count, last } = await database().one<{ count: number; last: bigint }>(sql`
    select count(*)::int as count, coalesce(max(id), ${seen}) as last
    from platform.live_message
    where id > ${seen} and audience = 'staff'`)
  seen = last
  return count
}
/** The work of so long from now; twice at once, as of two processes. */
const workAfter = async (milliseconds: number) => {
  const clock = new FakeClock(Date.now() + milliseconds)
  const run = () =>
    remindOfCases.run(
      ownScope(
        { ...server().wired.app, clock },
        { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' },
      ),
      { schedule: 'feedback.remindOfCases', startsAt: 0, endsAt: 1 },
    )
  await Promise.all([run(), run()])
}

describe('[H-10] a conversation that waits for the house', () => {
  it('is marked and counted, and told to operators once, when it has waited longer than the operator wants', async () => {
    const late = async () => (await staff('GET', '/staff/waiting')).lateFeedback
    const id = await ask()
    await workAfter(59 * MINUTE)
    expect([(await queue()).list[0]!.isLate, await late()]).toEqual([false, 0])

    await toldStaff()
    await workAfter(61 * MINUTE)
    expect([(await queue()).list[0]!.isLate, await late(), await toldStaff()]).toEqual([true, 1, 1])
    await workAfter(10 * HOUR)
    expect(await toldStaff()).toBe(0)

    await answer(id)
    expect([(await staff('GET', `/staff/cases/${id}`)).isLate, await late()]).toEqual([false, 0])
    await reply(id)
    await workAfter(59 * MINUTE)
    expect((await queue()).list[0]!.isLate).toBe(false)
  })

  it('may be taken over once it is late, by whoever is there', async () => {
    const id = await ask()
    await staff('POST', `/staff/cases/${id}/take`, { isTaken: true })
    const takeOver = async (isTaken: boolean) => {
      const [url, body] = [`/staff/cases/${id}/take`, { isTaken }]
      return (await server().call('console', { method: 'POST', url, token: cast.admin, body })).json()
    }
    expect(await takeOver(true)).toMatchObject({ errorCode: 'case.taken' })

    await workAfter(61 * MINUTE)
    expect(await takeOver(false)).toMatchObject({ errorCode: 'case.taken' })
    expect(await takeOver(true)).toMatchObject({ success: true })
    const nobodys = await queue('&takenBy=nobody')
    expect([nobodys.list, (await queue('&takenBy=me')).list]).toEqual([[], []])
    expect((await staff('GET', `/staff/cases/${id}`)).takenBy).not.toBe('staff:sabina')
  })

  it('comes in the order of its wait, page by page, and who writes on keeps their place', async () => {
    const [first, second, third] = [await ask(), await ask(), await ask()]
    await answer(first)
    await reply(first)
    await reply(second)

    const pages: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await queue(`&pageSize=1${next && `&after=${next}`}`)
      pages.push(...page.list.map(({ id }) => id))
      next = page.next
    }
    expect(pages).toEqual([second, third, first])
  })
})

describe('[C-16] a conversation that waits for its member', () => {
  it('reminds them once after the time that the operator sets, and closes after another', async () => {
    await set({ lateMinutes: 60, remindHours: 5, closeHours: 48 })
    const id = await ask()
    await answer(id)
    await workAfter(4.9 * HOUR)
    expect(await kinds()).toEqual(['case-answered'])

    await workAfter(5.1 * HOUR)
    await workAfter(6 * HOUR)
    const [reminder, ...before] = await inbox()
    expect(reminder).toMatchObject({ kind: 'case-reminded', link: `/support?case=${id}` })
    expect(reminder!.content).toMatch(/ It closes by itself in 48 hours\.$/)
    expect(before).toHaveLength(1)

    await workAfter(53 * HOUR)
    expect(await stateOf(id)).toBe('answered')
    await workAfter(53.2 * HOUR)
    expect(await stateOf(id)).toBe('closed')
    expect(await kinds()).toEqual(['case-closed', 'case-reminded', 'case-answered'])
  })

  it('is left alone once they write, and reminds anew of the next answer', async () => {
    const id = await ask()
    await answer(id)
    await workAfter(25 * HOUR)
    await reply(id)
    await workAfter(200 * HOUR)
    expect(await stateOf(id)).toBe('open')

    await answer(id)
    await workAfter(225 * HOUR)
    expect((await kinds()).filter((kind) => kind === 'case-reminded')).toHaveLength(2)
  })

  it('stays open for ever where the operator closes nothing, and says nothing of it', async () => {
    await set({ lateMinutes: 60, remindHours: 24, closeHours: 0 })
    const id = await ask()
    await answer(id)
    await workAfter(25 * HOUR)
    await workAfter(9000 * HOUR)
    expect(await stateOf(id)).toBe('answered')
    expect((await inbox())[0]!.content).toMatch(/how well you were helped\.$/)
  })

  it('is no chat in which nothing was said', async () => {
    const { id } = await member('POST', '/wps/support/chat')
    await workAfter(9000 * HOUR)
    expect([await stateOf(id), await kinds()]).toEqual(['answered', []])
  })
})

it.each([
  { lateMinutes: 4, remindHours: 24, closeHours: 72 },
  { lateMinutes: 60, remindHours: 0, closeHours: 72 },
  { lateMinutes: 60, remindHours: 24, closeHours: -1 },
])('[H-10] times of reminders cannot be set to %j', async (value) => {
  expect(await set(value)).toMatchObject({ errorCode: 'request.invalid' })
})
