import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { sql } from '../../../platform/database.ts'
import { writeEntry } from '../log-in/entries-store.ts'
import { endSessionsOf, findMemberSessions, forgetOldSessions } from './sessions-store.ts'

const database = useDatabase()
const START = Date.UTC(2026, 0, 5, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let memberId: bigint

async function open(hours = 24): Promise<string> {
  const opened = await database().transaction((tx) =>
    writeEntry(tx, {
      memberId,
      hours,
      now: START,
      ip: null,
      userAgent: null,
      deviceId: undefined,
      isNetworkKept: false,
    }),
  )
  return opened.token
}

const find = async (token: string, now: number) =>
  (await findMemberSessions(database(), [token], { now, idleMinutes: 30 }))[0]

beforeEach(async () => {
  await database().run(sql`truncate identity.session`)
  const member = await database().one<{ id: bigint }>(sql`
    insert into identity.member (account, type, currency, nickname, parent_id, created_at)
    select 'm' || floor(random() * 1e9)::bigint, 2, 'BDT', 'm', id, now()
    from identity.member
    where account = 'house'
    returning id`)
  memberId = member.id
})

describe('[A-21] a session', () => {
  it('ends half an hour after the last call, not after the first', async () => {
    const token = await open()

    expect(await find(token, START + 29 * MINUTE)).toMatchObject({ memberId, isAgent: true, isTrial: false })
    expect(await find(token, START + 58 * MINUTE)).toBeDefined()
    expect(await find(token, START + 89 * MINUTE)).toBeUndefined()
  })

  it('ends when its hours are over, however busy it was', async () => {
    const token = await open(12)

    for (let now = START; now < START + 12 * HOUR; now += 20 * MINUTE) expect(await find(token, now)).toBeDefined()
    expect(await find(token, START + 12 * HOUR)).toBeUndefined()
  })

  it('writes that it was seen once a minute, not at every call', async () => {
    const token = await open()
    const seenAt = async () => {
      const row = await database().one<{ seen: number }>(sql`select seen_at as seen from identity.session`)
      return row.seen
    }

    await find(token, START + 59_999)
    expect(await seenAt()).toBe(START)
    await find(token, START + MINUTE)
    expect(await seenAt()).toBe(START + MINUTE)
  })

  it('is found by no other token, and by none once its member is frozen', async () => {
    const token = await open()

    expect(await find(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, START)).toBeUndefined()
    await database().run(sql`update identity.member set state = 'frozen' where id = ${memberId}`)
    expect(await find(token, START)).toBeUndefined()
  })

  it('ends with the others of its member, but for the one kept', async () => {
    const [kept, other] = [await open(), await open()]
    const session = await find(kept, START)

    const ended = await database().transaction((tx) =>
      endSessionsOf(tx, memberId, START, 'password-changed', session!.sessionId),
    )

    expect(ended).toBe(1)
    expect(await find(kept, START)).toBeDefined()
    expect(await find(other, START)).toBeUndefined()
  })

  it('is forgotten a month after its end', async () => {
    await open(24)

    expect(await forgetOldSessions(database(), START + 30 * 24 * HOUR)).toBe(0)
    expect(await forgetOldSessions(database(), START + 32 * 24 * HOUR)).toBe(1)
  })
})
