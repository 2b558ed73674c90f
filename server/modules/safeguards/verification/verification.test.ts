import type { Role } from '@croupier/api/staff/roles.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { photoOf, pictureOf } from '@croupier/dev/testing/picture.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { FakeClock } from '../../../platform/clock.ts'
import { sql } from '../../../platform/database.ts'
import { readImageHeader } from '../../../platform/image-header.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { forgetRefusedDocuments } from '../index.ts'

const DAY = 86_400_000
const server = useServer()
const database = () => server().wired.app.database
const tokens = {} as Record<Role, string>

beforeAll(async () => {
  for (const [at, role] of (['support', 'cashier', 'approver', 'content', 'admin'] as const).entries()) {
    tokens[role] = await signInOperator(server(), `kyc-${role}`, role, `10.8.0.${at + 1}`)
  }
})

/** Every call from an address of its own: limits by address are not what is tested here. */
let calls = 0
const address = () => {
  calls += 1
  return `10.7.${calls >> 8}.${calls & 255}`
}

let members = 0
/** A new member, by their account and their session. */
async function someone(): Promise<{ account: string; token: string }> {
  members += 1
  const account = `paper${members}`
  return { account, token: await newMember(server(), account, address()) }
}

const picture = (number = 5) => pictureOf(number).toString('base64')
const staff = async (role: Role, method: 'GET' | 'POST', url: string, body?: object) =>
  (await server().call('console', { method, url, token: tokens[role], ...(body ? { body } : {}) })).json()
const standing = async (token: string) =>
  (await server().call('portal', { method: 'GET', url: '/wps/member/verification', token })).json().value
const send = async (token: string, body: object = {}) =>
  (
    await server().call('portal', {
      method: 'POST',
      url: '/wps/member/verification',
      token,
      address: address(),
      body: { kind: 'id-card', pictures: [picture(1), picture(2)], ...body },
    })
  ).json()
const documentOf = async (account: string) =>
  (await staff('admin', 'GET', `/staff/members/${account}/verification`)).value
const listed = async (account: string, state: string) =>
  (await staff('approver', 'GET', `/staff/verifications?state=${state}&account=${account}`)).value.list
const ask = (account: string, note = 'Your card is hard to read.') =>
  staff('approver', 'POST', `/staff/members/${account}/verification`, { note })
/** Where operators reach a document. */
const pathOf = async (id: string) => {
  const found = await database().maybe<{ account: string }>(sql`
    select m.account
    from safeguards.verification_document d
    join identity.member m on m.id = d.member_id
    where d.id = ${id}::bigint`)
  return `/staff/members/${found?.account ?? 'paper1'}/verification/${id}`
}
const approve = async (id: string, body: object = {}, role: Role = 'approver') =>
  staff(role, 'POST', `${await pathOf(id)}/approve`, body)
const refuse = async (id: string, reason = 'It is blurred.', role: Role = 'approver') =>
  staff(role, 'POST', `${await pathOf(id)}/refuse`, { reason })
const look = async (id: string, index = 0, role: Role = 'approver') =>
  staff(role, 'POST', `${await pathOf(id)}/picture`, { index })
const keptPictures = async (id: string) =>
  (
    await database().one<{ count: number }>(sql`
      select count(*)::int as count from safeguards.verification_picture where document_id = ${id}::bigint`)
  ).count

/** A member whose document waits: its id. */
async function waiting(): Promise<{ account: string; token: string; id: string }> {
  const { account, token } = await someone()
  expect((await send(token)).success).toBe(true)
  return { account, token, id: (await documentOf(account)).documentId }
}

/** Pictures of refused documents are forgotten as they are so long from now. */
const forgetAfter = (days: number) =>
  forgetRefusedDocuments.run(
    ownScope(
      { ...server().wired.app, clock: new FakeClock(Date.now() + days * DAY) },
      { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' },
    ),
    { schedule: 'safeguards.forgetRefusedDocuments', startsAt: 0, endsAt: 1 },
  )

describe('[H-02] a document that shows who a member is', () => {
  it('is asked for with a note, sent, looked at and approved; each side sees where it stands', async () => {
    const { account, token } = await someone()
    expect(await standing(token)).toEqual({
      state: 'none',
      kind: null,
      sentAt: null,
      validUntil: null,
      reason: null,
      note: null,
      maySend: true,
    })
    expect((await ask(account, 'Please send\nboth sides.')).value).toMatchObject({ state: 'asked', documentId: null })
    expect(await standing(token)).toMatchObject({ state: 'asked', note: 'Please send\nboth sides.', maySend: true })

    const sent = await send(token, { kind: 'passport', pictures: [picture()] })
    expect(sent.value).toMatchObject({ state: 'submitted', kind: 'passport', note: null, maySend: false })
    expect((await send(token)).errorCode).toBe('verification.submitted')
    expect((await ask(account)).errorCode).toBe('verification.submitted')

    const [row] = await listed(account, 'submitted')
    expect(row).toMatchObject({ account, kind: 'passport', state: 'submitted', pictures: 1, decidedBy: null })
    expect((await approve(row.id)).value).toMatchObject({
      state: 'verified',
      decidedBy: 'staff:kyc-approver',
      validUntil: null,
    })
    expect(await standing(token)).toMatchObject({ state: 'verified', validUntil: null, maySend: false })
    expect((await send(token)).errorCode).toBe('verification.verified')
    expect(await documentOf(account)).toMatchObject({ state: 'verified', documentState: 'verified', refusals: 0 })
  })

  it('may be sent unasked', async () => {
    const { token } = await someone()
    expect((await send(token)).value.state).toBe('submitted')
  })

  it('waits in the queue that operators are told of, and stands behind what was sent before', async () => {
    const counted = async (role: Role) => (await staff(role, 'GET', '/staff/waiting')).value.verifications
    const before = await counted('support')
    const first = await waiting()
    const second = await waiting()
    expect(await counted('support')).toBe(before + 2)
    expect(await counted('cashier')).toBeUndefined()

    const { list } = (await staff('support', 'GET', '/staff/verifications?pageSize=200')).value
    const ids = list.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    const page = (await staff('support', 'GET', '/staff/verifications?pageSize=1')).value
    const next = (await staff('support', 'GET', `/staff/verifications?pageSize=1&after=${page.next}`)).value
    expect([page.list[0].id, next.list[0].id]).toEqual(ids.slice(0, 2))
    await approve(first.id)
    expect(await counted('support')).toBe(before + 1)
  })

  it('is refused with a reason that the member reads, sent again twice, and then only once staff have asked', async () => {
    const { account, token } = await someone()
    for (const round of [1, 2, 3]) {
      expect((await send(token)).value.state).toBe('submitted')
      const { documentId } = await documentOf(account)
      expect((await refuse(documentId, `Blurred, time ${round}.`)).value).toMatchObject({
        state: 'refused',
        reason: `Blurred, time ${round}.`,
      })
      expect(await standing(token)).toMatchObject({
        state: 'refused',
        reason: `Blurred, time ${round}.`,
        maySend: round < 3,
      })
    }
    expect((await send(token)).errorCode).toBe('verification.refused.often')
    expect(await documentOf(account)).toMatchObject({ state: 'refused', refusals: 3 })

    await ask(account)
    expect(await standing(token)).toMatchObject({ state: 'asked', reason: null, maySend: true })
    expect((await send(token)).value.state).toBe('submitted')
  })

  it('counts through the last of its days, and may be sent anew after it', async () => {
    const { account, token, id } = await waiting()
    const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    for (const past of ['2020-01-01', inDays(-2)]) {
      expect(await approve(id, { validThrough: past })).toMatchObject({
        errorCode: 'request.invalid',
        value: { fields: [{ field: 'validThrough', messageKey: 'fault.past' }] },
      })
    }
    expect((await approve(id, { validThrough: '2027-02-31' })).errorCode).toBe('request.invalid')

    const { validUntil } = (await approve(id, { validThrough: inDays(3) })).value
    expect(validUntil).toBeGreaterThan(Date.now() + 2 * DAY)
    expect(validUntil).toBeLessThan(Date.now() + 5 * DAY)
    expect(await standing(token)).toMatchObject({ state: 'verified', validUntil })
    expect(await listed(account, 'verified')).toHaveLength(1)

    await database().run(sql`
      update safeguards.verification_document set valid_until = now() where id = ${id}::bigint`)
    expect(await standing(token)).toMatchObject({ state: 'expired', maySend: true })
    expect([await listed(account, 'verified'), (await listed(account, 'expired')).length]).toEqual([[], 1])
    expect((await send(token)).value).toMatchObject({ state: 'submitted', validUntil: null })
  })

  it('is decided once: of two operators at once the second is told so', async () => {
    const { account, id } = await waiting()
    const answers = await Promise.all([approve(id, {}, 'approver'), refuse(id, 'It is blurred.', 'admin')])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success).errorCode).toBe('verification.decided')
    expect(['verified', 'refused']).toContain((await documentOf(account)).state)
    expect((await approve(id)).errorCode).toBe('verification.decided')
    expect((await refuse(id)).errorCode).toBe('verification.decided')
  })

  it('is sent once by two calls at once', async () => {
    const { account, token } = await someone()
    const answers = await Promise.all([send(token), send(token)])
    expect(answers.map(({ errorCode }) => errorCode ?? 'taken').toSorted()).toEqual(['taken', 'verification.submitted'])
    expect(await listed(account, 'submitted')).toHaveLength(1)
  })

  it('is not known by another number, and no member of another name is asked', async () => {
    expect((await approve('999999999')).errorCode).toBe('verification.not.found')
    expect((await refuse('999999999')).errorCode).toBe('verification.not.found')
    expect((await look('999999999')).errorCode).toBe('verification.not.found')
    const one = await waiting()
    const other = await waiting()
    for (const verb of ['approve', 'refuse', 'picture']) {
      const body = { ...(verb === 'refuse' && { reason: 'It is blurred.' }), ...(verb === 'picture' && { index: 0 }) }
      const answer = await staff(
        'approver',
        'POST',
        `/staff/members/${one.account}/verification/${other.id}/${verb}`,
        body,
      )
      expect(answer.errorCode).toBe('verification.not.found')
    }
    expect((await ask('nobodyhere')).errorCode).toBe('member.not.found')
    expect((await staff('admin', 'GET', '/staff/members/nobodyhere/verification')).errorCode).toBe('member.not.found')
    expect(await listed('nobodyhere', 'submitted')).toEqual([])
  })
})

describe('[H-02] pictures of a document', () => {
  it('lose what the camera wrote into them, and rest sealed', async () => {
    const { account, token } = await someone()
    const bytes = photoOf(9)
    expect(bytes.includes('GPS Secret')).toBe(true)
    await send(token, { pictures: [bytes.toString('base64')] })
    const { documentId } = await documentOf(account)

    const shown = (await look(documentId)).value
    const drawn = Buffer.from(shown.picture, 'base64')
    expect(shown.contentType).toBe('image/webp')
    expect(readImageHeader(drawn)).toEqual({ type: 'image/webp', width: 8, height: 8 })
    expect([drawn.includes('GPS Secret'), drawn.includes('EXIF')]).toEqual([false, false])
    const kept = await database().one<{ sealed: string }>(sql`
      select sealed from safeguards.verification_picture where document_id = ${documentId}::bigint`)
    expect(kept.sealed).toMatch(/^s1\.[0-9a-f]{8}\.[\w-]+$/)
    expect(kept.sealed).not.toContain(shown.picture.slice(0, 40))
  })

  it.each([
    ['none', { pictures: [] }, 'request.invalid'],
    ['three', { pictures: [picture(), picture(), picture()] }, 'request.invalid'],
    ['what is no picture', { pictures: [Buffer.from('not a picture').toString('base64')] }, 'upload.not.image'],
    ['a kind nobody knows', { kind: 'library-card' }, 'request.invalid'],
  ])('%s are not taken, and nothing is kept', async (_what, body, code) => {
    const { token } = await someone()
    expect((await send(token, body)).errorCode).toBe(code)
    expect((await standing(token)).state).toBe('none')
  })

  it('are seen only by roles that decide on them, and every look stands in the audit log', async () => {
    const { id, account } = await waiting()
    for (const role of ['support', 'cashier', 'content'] as const) {
      expect((await look(id, 0, role)).errorCode).toBe('staff.forbidden')
      expect((await approve(id, {}, role)).errorCode).toBe('staff.forbidden')
      expect((await refuse(id, 'It is blurred.', role)).errorCode).toBe('staff.forbidden')
    }
    for (const role of ['cashier', 'content'] as const) {
      expect((await staff(role, 'GET', '/staff/verifications')).errorCode).toBe('staff.forbidden')
    }
    expect((await staff('support', 'GET', `/staff/members/${account}/verification`)).value.state).toBe('submitted')

    expect((await look(id, 1, 'admin')).success).toBe(true)
    const { list } = (await staff('admin', 'GET', '/staff/audit?action=showVerificationPicture&pageSize=1')).value
    expect(list[0]).toMatchObject({ actor: 'staff:kyc-admin', outcome: 'done', details: { account, id, index: 1 } })
  })

  it('are deleted thirty days after a refusal; the reason stays', async () => {
    const refused = await waiting()
    const open = await waiting()
    await refuse(refused.id)
    await forgetAfter(29)
    expect(await keptPictures(refused.id)).toBe(2)
    await forgetAfter(31)
    expect([await keptPictures(refused.id), await keptPictures(open.id)]).toEqual([0, 2])
    expect((await look(refused.id)).errorCode).toBe('verification.not.found')
    expect((await listed(refused.account, 'refused'))[0]).toMatchObject({ pictures: 0, reason: 'It is blurred.' })
  })

  it('of a verified document are deleted when a later one is approved, not before', async () => {
    const { account, token, id } = await waiting()
    await approve(id)
    await ask(account)
    expect((await standing(token)).state).toBe('asked')
    await send(token, { kind: 'driving-licence' })
    expect(await keptPictures(id)).toBe(2)
    const later = (await documentOf(account)).documentId
    await approve(later)
    expect([await keptPictures(id), await keptPictures(later)]).toEqual([0, 2])
    expect((await listed(account, 'replaced')).map((each: { id: string }) => each.id)).toEqual([id])
  })
})

describe('[H-02] what operators do about documents', () => {
  it('stands in the audit log with what was said', async () => {
    const { account, id } = await waiting()
    await refuse(id, 'The corners are cut off.')
    await ask(account, 'All four corners, please.')
    const last = async (action: string) =>
      (await staff('admin', 'GET', `/staff/audit?action=${action}&pageSize=1`)).value.list[0]
    expect(await last('refuseVerification')).toMatchObject({
      actor: 'staff:kyc-approver',
      details: { account, id, reason: 'The corners are cut off.' },
    })
    expect(await last('askForVerification')).toMatchObject({ details: { account, note: 'All four corners, please.' } })
  })
})
