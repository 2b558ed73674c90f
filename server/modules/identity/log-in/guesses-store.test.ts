import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { sql } from '../../../platform/database.ts'
import { beginAttempt } from './attempts-store.ts'
import { writePasswordEntry } from './entries-store.ts'
import { loggedIn } from '../events.ts'
import { type AskedGuess, countOpenGuess, takeBackGuess } from './guesses-store.ts'
import { ADDRESS_LIMIT, CAPTCHA_AFTER, loginVerdict } from './login-lock.ts'

const database = useDatabase(10)
const NOW = Date.UTC(2026, 0, 5, 12)
const DEVICE = 'a-browser-with-its-own-random-name'
let memberId: bigint

const asked: AskedGuess = {
  account: 'Guessed',
  deviceId: undefined,
  address: '10.0.0.1',
  proof: 'not-asked',
  now: NOW,
  below: { own: CAPTCHA_AFTER, address: ADDRESS_LIMIT },
}

const entry = () => ({
  memberId,
  hours: 24,
  now: NOW,
  ip: '10.0.0.1',
  userAgent: null,
  deviceId: DEVICE,
  isNetworkKept: true,
  passwordHash: 'hash',
  guess: undefined,
  isDeviceForgotten: false,
  event: loggedIn({ memberId: memberId.toString(), sessionId: '', isFirst: false }),
})

beforeAll(async () => {
  const member = await database().one<{ id: bigint }>(sql`
    insert into identity.member (account, type, currency, nickname, parent_id, password_hash, created_at)
    select 'Guessed', 0, 'BDT', 'g', id, 'hash', now()
    from identity.member
    where account = 'house'
    returning id`)
  memberId = member.id
  await writePasswordEntry(database(), entry())
})

beforeEach(async () => {
  await database().run(sql`truncate identity.attempt`)
})

describe('[A-21] a guess', () => {
  const counts = [0, 2, 3, 9, 10]
  const table = [undefined, DEVICE].flatMap((deviceId) =>
    counts.flatMap((own) => [0, 49, 50].map((address) => ({ deviceId, own, address }))),
  )

  it.each(table)('is counted in one go just where nothing stands before it: $deviceId $own $address', async (row) => {
    const { keys, isKnownDevice } = await countOpenGuess(database(), {
      ...asked,
      deviceId: row.deviceId,
      proof: undefined,
    })
    for (let failed = 0; failed < row.own; failed += 1) await beginAttempt(database(), keys.own, NOW)
    for (let failed = 0; failed < row.address; failed += 1) await beginAttempt(database(), keys.address, NOW)

    const found = await countOpenGuess(database(), { ...asked, deviceId: row.deviceId })

    expect(isKnownDevice).toBe(row.deviceId === DEVICE)
    const isOpen = loginVerdict({ own: row.own, address: row.address, isKnownDevice }) === 'open'
    expect(found).toMatchObject({
      isCounted: isOpen,
      own: { failures: row.own + (isOpen ? 1 : 0) },
      address: { failures: row.address + (isOpen ? 1 : 0) },
    })
  })

  it('spends a proof once, and counts nothing without one', async () => {
    const proof = { id: 'this very proof', expiresAt: NOW + 60_000 }

    const taken = []
    for (const given of [proof, proof, undefined]) {
      const found = await countOpenGuess(database(), { ...asked, proof: given })
      taken.push([found.isCounted, found.own.failures])
    }

    expect(taken).toEqual([
      [true, 1],
      [false, 1],
      [false, 1],
    ])
  })

  it('starts again once its window is over', async () => {
    await countOpenGuess(database(), asked)
    const later = await countOpenGuess(database(), { ...asked, now: NOW + 15 * 60_000 })

    expect([later.own.failures, later.own.windowEndsAt]).toEqual([1, NOW + 30 * 60_000])
  })

  it('that is right starts its name afresh, and undoes itself at the address', async () => {
    for (let failed = 0; failed < 2; failed += 1) await countOpenGuess(database(), asked)
    const { keys } = await countOpenGuess(database(), { ...asked, account: 'nobody' })
    const right = await countOpenGuess(database(), asked)

    await takeBackGuess(database(), right.keys)

    const now = await countOpenGuess(database(), { ...asked, proof: undefined })
    expect([now.own.failures, now.address.failures]).toEqual([0, 3])
    expect(keys.own).not.toEqual(right.keys.own)
  })

  it('waits for no other in a circle, however many come in at once', async () => {
    const client = async () => {
      for (let turn = 0; turn < 15; turn += 1) {
        const { keys } = await countOpenGuess(database(), { ...asked, below: { own: 1_000, address: 1_000 } })
        if (!(await writePasswordEntry(database(), { ...entry(), guess: keys }))) throw new Error('the password holds')
      }
    }

    await Promise.all(Array.from({ length: 8 }, client))

    const left = await countOpenGuess(database(), { ...asked, proof: undefined })
    expect([left.own.failures, left.address.failures]).toEqual([0, 0])
  })

  it('writes nothing where the password was changed meanwhile', async () => {
    const { keys } = await countOpenGuess(database(), asked)
    const written = () =>
      database().one(sql`
      select (select count(*) from identity.session) as sessions, (select count(*) from identity.login_record) as records,
        (select count(*) from platform.outbox) as events`)
    const before = await written()

    expect(await writePasswordEntry(database(), { ...entry(), passwordHash: 'another', guess: keys })).toBeUndefined()

    expect(await written()).toEqual(before)
    expect((await countOpenGuess(database(), { ...asked, proof: undefined })).own.failures).toBe(1)
  })
})
