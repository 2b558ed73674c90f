import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { portalSessionOf } from '@croupier/dev/testing/portal-session.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { realityCheck } from '../identity-settings.ts'
import { sessionRules } from '../sessions/session-rules.ts'
import { memberSessionsOver } from '../sessions/sessions-store.ts'
import { limitBeginsAt } from '@croupier/basis/raise-delay.ts'
import { checkDueAt, checkIntervalOf } from './session-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('[I-01] a limit of a session’s time begins', () => {
  it.each([
    ['at once as a first one', null, 60, 0],
    ['at once as a shorter one', 60, 30, 0],
    ['at once as the same', 60, 60, 0],
    ['after a day as a longer one', 60, 120, DAY],
    ['after a day as none any more', 60, null, DAY],
    ['at once as none where there is none', null, null, 0],
  ])('%s', (_when, before, asked, after) => {
    expect(limitBeginsAt(before, asked, 1_000)).toBe(1_000 + after)
  })
})

describe('[I-01] a reality check is due', () => {
  it.each([
    ['by the house’s interval, where a member has chosen none', null, false, 60],
    ['by the member’s own', 15, false, 15],
    ['never, where a member wants none and the house allows it', 0, true, null],
    ['by the house’s, where a member wants none and the house no longer allows it', 0, false, 60],
  ])('%s', (_how, chosen, mayBeOff, interval) => {
    expect(checkIntervalOf(chosen, { minutes: 60, mayBeOff })).toBe(interval)
  })

  it.each([
    ['an interval after the log-in', null, 15, 15 * MINUTE],
    ['an interval after the last answer', 20 * MINUTE, 15, 35 * MINUTE],
    ['never without an interval', null, null, null],
  ])('%s', (_when, checkedAt, interval, dueAt) => {
    expect(checkDueAt(0, checkedAt, interval)).toBe(dueAt)
  })
})

const server = useServer()
const password = 'lantern-light-77'
const database = () => server().wired.app.database
const own = (token: string, method: 'GET' | 'POST', url: string, body?: object) =>
  server().call('portal', { method, url: `/wps${url}`, token, ...(body ? { body } : {}) })
const valueOf = async (token: string, url: string) => (await own(token, 'GET', url)).json().value
const time = (token: string) => valueOf(token, '/session/time')
const limit = async (token: string, minutes: number | null) =>
  (await own(token, 'POST', '/member/timeLimits/session', { minutes })).json().value
const enter = async (username: string): Promise<string> =>
  (await logIn(server(), { username, password })).json().value.token

/** Makes a session so many minutes older than it is. */
async function age(token: string, minutes: number): Promise<bigint> {
  const id = await portalSessionOf(server(), token)
  const by = sql`make_interval(mins => ${minutes}::int)`
  await database().run(sql`
    update identity.session
    set started_at = started_at - ${by}, expires_at = expires_at - ${by}, checked_at = checked_at - ${by}
    where id = ${id}`)
  return id
}

describe('[I-01] a session limit', () => {
  it('counts at once, also for sessions that run: an older one ends with a word to its socket, and log-in stays open', async () => {
    const first = await newMember(server(), 'Timed01')
    const second = await enter('Timed01')
    const id = await age(first, 40)

    expect(await limit(second, 30)).toMatchObject({ sessionLimit: 30, comingLimit: null })

    const refused = await own(first, 'GET', '/member/timeLimits')
    expect([refused.statusCode, refused.json().errorCode, refused.json().value]).toEqual([
      401,
      'login.not.session',
      { ended: 'time-limit' },
    ])
    const told = await database().many(sql`
      select payload from platform.live_message where type = 'forced-logout' and audience = ${`session:${id}`}`)
    expect(told).toEqual([{ payload: { reason: 'time-limit' } }])
    const running = await time(second)
    expect(running).toMatchObject({ isLimited: true, endsAt: running.startedAt + 30 * MINUTE })
    const next = await time(await enter('Timed01'))
    expect(next).toMatchObject({ isLimited: true, endsAt: next.startedAt + 30 * MINUTE })
  })

  it('ends a session at its moment, with its own reason for whoever still holds the token or a socket', async () => {
    const token = await newMember(server(), 'Timed02')
    await limit(token, 60)
    const id = await age(token, 59)
    expect((await own(token, 'GET', '/session/time')).statusCode).toBe(200)

    await age(token, 1)
    expect((await own(token, 'GET', '/session/time')).json().value).toEqual({ ended: 'time-limit' })
    const rules = sessionRules({ clock: server().wired.app.clock, use: (port) => server().wired.app.ports.use(port) })
    expect(await memberSessionsOver(database(), [id], rules)).toEqual([{ id, isByLimit: true }])
  })

  it('is made longer after a day; whoever asks again waits again, and a shorter one drops what waits', async () => {
    const token = await newMember(server(), 'Timed03')
    await limit(token, 120)
    const { startedAt } = await time(token)
    const longer = await limit(token, 240)
    expect(longer).toMatchObject({ sessionLimit: 120, comingLimit: { minutes: 240 } })
    expect(longer.comingLimit.beginsAt - Date.now()).toBeGreaterThan(DAY - MINUTE)
    expect(await limit(token, null)).toMatchObject({ sessionLimit: 120, comingLimit: { minutes: null } })
    expect((await time(token)).endsAt).toBe(startedAt + 120 * MINUTE)
    expect(await limit(token, 60)).toMatchObject({ sessionLimit: 60, comingLimit: null })
    expect((await time(token)).endsAt).toBe(startedAt + 60 * MINUTE)

    await limit(token, null)
    await database().run(sql`
      update identity.session_limit l
      set asked_at = asked_at - interval '1 day', begins_at = begins_at - interval '1 day'
      from identity.member m
      where m.id = l.member_id and m.account = 'Timed03'`)
    expect(await valueOf(token, '/member/timeLimits')).toMatchObject({ sessionLimit: null, comingLimit: null })
    const next = await time(await enter('Timed03'))
    expect(next).toMatchObject({ isLimited: false, endsAt: next.startedAt + 24 * HOUR })
  })

  it.each([
    ['Timed04', 'a longer one that begins before it would end the session', 30, 240, 240 * MINUTE, true],
    ['Timed05', 'a longer one that begins after it', 90, 240, 60 * MINUTE, true],
    ['Timed06', 'none from before it would end the session', 30, null, 24 * HOUR, false],
  ])('of %s is an hour and gives way to %s', async (account, _what, inMinutes, minutes, lasts, isLimited) => {
    const token = await newMember(server(), account)
    await limit(token, 60)
    await limit(token, minutes)
    await database().run(sql`
      update identity.session_limit l
      set asked_at = now() - interval '1 day', begins_at = now() + make_interval(mins => ${inMinutes}::int)
      from identity.member m
      where m.id = l.member_id and m.account = ${account} and l.begins_at > now()`)
    const { startedAt, endsAt, ...next } = await time(await enter(account))
    expect([endsAt - startedAt, next.isLimited]).toEqual([lasts, isLimited])
  })

  it.each([[0], [45], ['60']])('of %s minutes is refused', async (minutes) => {
    const token = await enter('Timed03')
    const refused = await own(token, 'POST', '/member/timeLimits/session', { minutes })
    expect(refused.json().errorCode).toBe('request.invalid')
  })
})

describe('[I-01] a reality check', () => {
  const answer = (token: string) => own(token, 'POST', '/session/realityCheck', {})
  const check = async (token: string) => (await time(token)).isCheckDue
  const every = (token: string, minutes: number | null) =>
    own(token, 'POST', '/member/timeLimits/realityCheck', { minutes })

  it('is due an hour after the log-in, until it is answered, and again an hour later: kept with the session', async () => {
    const token = await newMember(server(), 'Timed07')
    await age(token, 59)
    expect(await check(token)).toBe(false)
    await age(token, 1)
    expect([await check(token), await check(token)]).toEqual([true, true])
    expect(await check(await enter('Timed07'))).toBe(false)

    await answer(token)
    expect(await check(token)).toBe(false)
    await age(token, 59)
    expect(await check(token)).toBe(false)
    await age(token, 1)
    expect(await check(token)).toBe(true)
  })

  it('is not answered ahead: the next one stays due when it was', async () => {
    const token = await newMember(server(), 'Timed08')
    await age(token, 30)
    const { checkDueAt: dueAt } = await time(token)
    expect((await answer(token)).statusCode).toBe(200)
    expect((await time(token)).checkDueAt).toBe(dueAt)
  })

  it('comes as often as its member chooses, and as the house says where they have not chosen', async () => {
    const token = await newMember(server(), 'Timed09')
    const other = await newMember(server(), 'Timed10')
    expect((await every(token, 15)).json().value).toMatchObject({ checkInterval: 15, mayCheckBeOff: false })
    await changeSetting(server(), realityCheck, { minutes: 30, mayBeOff: false })
    const interval = async (of: string) => {
      const { startedAt, checkDueAt: dueAt } = await time(of)
      return (dueAt - startedAt) / MINUTE
    }
    expect([await interval(token), await interval(other)]).toEqual([15, 30])
    await changeSetting(server(), realityCheck, realityCheck.initial)
  })

  it('is switched off where the house allows it, and only there', async () => {
    const token = await newMember(server(), 'Timed11')
    expect((await every(token, null)).json().errorCode).toBe('function.not.available')
    await changeSetting(server(), realityCheck, { minutes: 60, mayBeOff: true })
    expect((await every(token, null)).json().value).toMatchObject({ checkInterval: null, mayCheckBeOff: true })
    expect((await time(token)).checkDueAt).toBeNull()
    await changeSetting(server(), realityCheck, realityCheck.initial)
    expect((await time(token)).checkDueAt).not.toBeNull()
  })
})
