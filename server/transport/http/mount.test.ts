import { createHash } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { operation } from '@croupier/api/operation.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import type { MemberSession, StaffSession } from '../../platform/actor.ts'
import { auditPort, type AuditLine } from '../../platform/audit-port.ts'
import { type BodyKeys, openBodyKeys } from '../../platform/body-keys.ts'
import { forgetOldCounts } from '../../platform/call-counts.ts'
import { FakeClock } from '../../platform/clock.ts'
import { sql } from '../../platform/database.ts'
import { fourEyesPort } from '../../platform/four-eyes-port.ts'
import { implement } from '../../platform/implement.ts'
import { openLog } from '../../platform/log.ts'
import { Ports } from '../../platform/port.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { openListener } from './listener.ts'
import { mount } from './mount.ts'
import { openRateLimits } from './rate-limits.ts'

const database = useDatabase()
const clock = new FakeClock(Date.now())
const audited: AuditLine[] = []
let server: FastifyInstance
let otherProcess: FastifyInstance
let keys: BodyKeys
let plainAllowed = false
const off = new Set<string>()

const note = z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(20)) })

const writeNote = implement(
  operation({
    name: 'writeNote',
    summary: 'Writes a note',
    method: 'POST',
    path: '/wps/test/note',
    relay: ['TEST_newNote', 'TEST_note'],
    caller: 'anyone',
    module: 'PTSYS3',
    input: note,
    output: z.strictObject({ count: z.number() }),
    refusals: ['not.found'],
    runs: 'transaction',
  }),
  async (ctx, input) => {
    await ctx.tx.run(sql`insert into public.note (text) values (${input.text})`)
    if (input.text === 'refuse') throw ctx.refusal('not.found', { text: input.text })
    if (input.text === 'crash') throw new Error('secret detail of a crash')
    const { count } = await ctx.tx.one<{ count: bigint }>(sql`select count(*) as count from public.note`)
    return { count: Number(count) }
  },
)

const sealedNote = implement(
  operation({
    name: 'sealedNote',
    summary: 'Reads a sealed body',
    method: 'PUT',
    path: '/wps/test/sealed',
    caller: 'anyone',
    encrypted: true,
    input: note,
    output: note,
    refusals: [],
    runs: 'own',
  }),
  async (_ctx, input) => input,
)

const membersOnly = implement(
  operation({
    name: 'membersOnly',
    summary: 'For members',
    method: 'GET',
    path: '/wps/test/members/:account',
    caller: 'member',
    input: z.strictObject({ account: z.string(), page: z._default(z.coerce.number(), 1) }),
    output: z.strictObject({ you: z.string(), account: z.string(), page: z.number() }),
    refusals: [],
    runs: 'reads',
  }),
  async (ctx, input) => ({ you: ctx.session.account, ...input }),
)

const twiceAMember = implement(
  operation({
    name: 'twiceAMember',
    summary: 'Twice a minute for each member',
    method: 'POST',
    path: '/wps/test/twice-a-member',
    caller: 'member',
    perMinuteAndMember: 2,
    input: z.strictObject({}),
    output: z.strictObject({ you: z.string() }),
    refusals: [],
    runs: 'own',
  }),
  async (ctx) => ({ you: ctx.session.account }),
)

const staffWrites = implement(
  operation({
    name: 'staffWrites',
    summary: 'For staff',
    method: 'POST',
    path: '/staff/test',
    caller: 'staff',
    permission: 'test.write',
    audited: true,
    input: z.strictObject({ text: z.string(), password: z.optional(z.string()) }),
    output: z.strictObject({}),
    refusals: ['staff.four.eyes'],
    runs: 'transaction',
  }),
  async (ctx, input) => {
    if (input.text === 'refuse') throw ctx.refusal('staff.four.eyes')
    return {}
  },
)

const guesses = implement(
  operation({
    name: 'guesses',
    summary: 'Three a minute',
    method: 'POST',
    path: '/wps/test/guess',
    caller: 'anyone',
    perMinute: 3,
    input: z.strictObject({}),
    output: z.strictObject({}),
    refusals: [],
    runs: 'own',
  }),
  async () => ({}),
)

const sealedGuesses = implement(
  operation({
    name: 'sealedGuesses',
    summary: 'Three sealed ones a minute',
    method: 'POST',
    path: '/wps/test/sealed-guess',
    caller: 'anyone',
    perMinute: 3,
    encrypted: true,
    input: note,
    output: note,
    refusals: [],
    runs: 'own',
  }),
  async (_ctx, input) => input,
)

const staffProposes = implement(
  operation({
    name: 'staffProposes',
    summary: 'Takes two people',
    method: 'POST',
    path: '/staff/test/propose',
    caller: 'staff',
    permission: 'test.write',
    audited: true,
    fourEyes: true,
    input: z.strictObject({ amount: z.int() }),
    output: z.strictObject({}),
    refusals: ['staff.approval.awaited'],
    runs: 'transaction',
  }),
  async () => ({}),
)
let proposals = 0

const member: MemberSession = {
  kind: 'member',
  sessionId: 1n,
  memberId: 1n,
  account: 'rahim',
  type: 0,
  isTrial: false,
  isAgent: false,
  currency: 'BDT',
  passwordDue: null,
}
const other: MemberSession = { ...member, memberId: 2n, account: 'karim' }
const trial: MemberSession = { ...member, account: 'guest', type: 4, isTrial: true }
const clerk: StaffSession = {
  kind: 'staff',
  sessionId: 1n,
  staffId: 1n,
  account: 'anika',
  role: 'support',
  mayDo: (permission) => permission === 'test.write',
}
const tokens = { member: 'm'.repeat(43), trial: 't'.repeat(43), other: 'o'.repeat(43), staff: 's'.repeat(43) }

// A stand-in for the sealing of secrets at rest, which has its own tests.
const secrets: Secrets = {
  seal: (text: string) => text,
  open: (sealed: string) => sealed,
  isSealedWithOldKey: () => false,
}

beforeAll(async () => {
  await database().run(sql`create table public.note (text text not null)`)
  keys = openBodyKeys(database(), secrets, clock)
  const ports = new Ports()
  ports.provide(auditPort, { record: async (_tx, line) => void audited.push(line) })
  ports.provide(fourEyesPort, { propose: async () => String((proposals += 1)) })
  const app = { database: database(), log: openLog('silent'), clock, ports }
  const gate = {
    merchantCode: () => 'lumen',
    defaultLanguage: () => 'en' as const,
    isModuleOn: (module: string) => !off.has(module),
    isPlainBodyAllowed: () => plainAllowed,
    requireOpen: (_operation: unknown, ip: string) => {
      if (ip === '10.9.9.9') throw new Refusal('region.restricted')
    },
  }
  const sessions = {
    member: async (token: string) =>
      new Map([
        [tokens.member, member],
        [tokens.trial, trial],
        [tokens.other, other],
      ]).get(token),
    memberEnd: async () => 'expired' as const,
    staff: async (token: string) => (token === tokens.staff ? clerk : undefined),
  }
  const operations = [
    writeNote,
    sealedNote,
    membersOnly,
    twiceAMember,
    staffWrites,
    staffProposes,
    guesses,
    sealedGuesses,
  ]
  const process = (): FastifyInstance => {
    const rateLimits = openRateLimits(database())
    const bodyKeys = openBodyKeys(database(), secrets, clock)
    const options = { name: 'test', app, gate, rateLimits, trustProxy: false, tls: undefined, frameSources: () => [] }
    const listener = openListener(options)
    const means = { app, gate, sessions, bodyKeys, rateLimits }
    mount(listener, 'portal', operations, means)
    mount(listener, 'console', operations, means)
    return listener
  }
  server = process()
  otherProcess = process()
})

const merchant = { merchant: 'lumen' }
const noteCount = async () =>
  Number((await database().one<{ count: bigint }>(sql`select count(*) as count from public.note`)).count)

async function post(url: string, payload: unknown, headers: Record<string, string> = merchant) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return server.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function jwe(
  payload: unknown,
  header: Record<string, unknown> = {},
  key?: Awaited<ReturnType<BodyKeys['current']>>,
) {
  const current = key ?? (await keys.current())
  const body = new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload))).setProtectedHeader({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: current.kid,
    iat: Math.floor(clock.now() / 1000),
    nonce: crypto.randomUUID(),
    ...header,
  })
  return { value: await body.encrypt(await importJWK(current, 'ECDH-ES')) }
}

const seal = (payload: unknown) =>
  server.inject({
    method: 'PUT',
    url: '/wps/test/sealed',
    payload: payload as object,
    headers: { ...merchant, encryption: 'JWE' },
  })

describe('mount', () => {
  it('answers a write in the envelope, under its path and every relay name', async () => {
    for (const url of ['/wps/test/note', '/wps/relay/TEST_newNote', '/wps/relay/TEST_note']) {
      const before = await noteCount()

      const answer = await post(url, { text: 'hello' })

      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ success: true, value: { count: before + 1 } })
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(answer.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    }
  })

  it.each([
    ['no text', {}, 'text', 'fault.required'],
    ['a number', { text: 5 }, 'text', 'fault.type'],
    ['too long', { text: 'x'.repeat(21) }, 'text', 'fault.too.big'],
    ['empty', { text: '' }, 'text', 'fault.too.small'],
    ['an unknown field', { text: 'a', extra: 1 }, 'extra', 'fault.unknown.field'],
  ])('[J-03] refuses %s by naming the field, and writes nothing', async (_name, body, field, messageKey) => {
    const before = await noteCount()

    const answer = await post('/wps/test/note', body)

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      success: false,
      errorCode: 'request.invalid',
      value: { fields: [{ field, messageKey }] },
    })
    expect(await noteCount()).toBe(before)
  })

  it.each([
    ['broken JSON', '{"text": ', 400, 'request.malformed'],
    ['a list', '[1]', 400, 'request.malformed'],
    ['a prototype', '{"__proto__": {"x": 1}, "text": "a"}', 400, 'request.malformed'],
    ['ten thousand levels', `{"text": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400, 'request.malformed'],
    ['10 MB', `{"text": "${'x'.repeat(10_000_000)}"}`, 413, 'request.too.large'],
  ])('refuses %s', async (_name, body, status, code) => {
    const answer = await post('/wps/test/note', body)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, code])
    expect(answer.headers['x-request-id']).toBeDefined()
  })

  it.each([
    ['no merchant', {}],
    ['another merchant', { merchant: 'other' }],
    ['two merchants', { merchant: 'lumen, lumen' }],
  ])('refuses %s with 400 function.not.available', async (_name, headers) => {
    const answer = await post('/wps/test/note', { text: 'a' }, headers)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'function.not.available'])
  })

  it('asks for the merchant however the path is spelled', async () => {
    const answer = await post('/%77ps/test/note', { text: 'a' }, {})

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'function.not.available'])
  })

  it('[C-18] refuses what the white label switched off', async () => {
    off.add('PTSYS3')
    const answer = await post('/wps/test/note', { text: 'a' })
    off.clear()

    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'function.not.available'])
  })

  it('answers 404 in the envelope for unknown relay names and unknown paths', async () => {
    const relay = await server.inject({ url: '/wps/relay/NOBODY_knows', headers: merchant })
    const path = await server.inject({ url: '/wps/nothing/here', headers: merchant })

    expect([relay.statusCode, relay.json().errorCode]).toEqual([404, 'function.not.available'])
    expect([path.statusCode, path.json().errorCode]).toEqual([404, 'not.found'])
  })

  it('rolls a refused write back and tells nothing of a crash', async () => {
    const before = await noteCount()

    const refused = await post('/wps/test/note', { text: 'refuse' })
    const crashed = await post('/wps/test/note', { text: 'crash' })

    expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 'not.found'])
    expect([crashed.statusCode, crashed.json().errorCode]).toEqual([500, 'unknown.error'])
    expect(crashed.body).not.toContain('secret detail')
    expect(await noteCount()).toBe(before)
  })

  it('[J-01] speaks the language that was asked for', async () => {
    const messages = await Promise.all(
      ['en', 'bn', 'ar'].map(
        async (language) =>
          (await post('/wps/test/note', { text: 'refuse' }, { ...merchant, language })).json().message,
      ),
    )

    expect(new Set(messages).size).toBe(3)
  })
})

describe('callers', () => {
  const asked = (token?: string) =>
    server.inject({
      url: '/wps/test/members/karim?page=2',
      headers: { ...merchant, ...(token ? { authorization: token } : {}) },
    })

  it('takes the bare token and the Bearer form, and merges path and query', async () => {
    for (const authorization of [tokens.member, `Bearer ${tokens.member}`]) {
      expect((await asked(authorization)).json().value).toEqual({ you: 'rahim', account: 'karim', page: 2 })
    }
  })

  it.each([
    ['no token', undefined, 401, 'login.not.session'],
    ['an unknown token', 'x'.repeat(43), 401, 'login.not.session'],
    ['no token at all', 'short', 401, 'login.not.session'],
    ['a token of staff', tokens.staff, 401, 'login.not.session'],
    ['a trial account', tokens.trial, 403, 'in_need_true_account'],
  ])('refuses %s', async (_name, token, status, code) => {
    const answer = await asked(token)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, code])
  })

  it('lets staff write with an audit line, refused or done, that holds no secret', async () => {
    const headers = { authorization: tokens.staff }
    audited.length = 0

    await post('/staff/test', { text: 'a', password: 'hidden' }, headers)
    await post('/staff/test', { text: 'refuse' }, headers)
    const foreign = await post('/staff/test', { text: 'a' }, { authorization: tokens.member })

    expect(audited.map((line) => [line.actor, line.action, line.outcome])).toEqual([
      ['staff:anika', 'staffWrites', 'done'],
      ['staff:anika', 'staffWrites', 'refused'],
    ])
    expect(JSON.stringify(audited)).not.toContain('hidden')
    expect([foreign.statusCode, foreign.json().errorCode]).toEqual([401, 'staff.not.session'])
  })
})

describe('encrypted bodies', () => {
  it('opens a JWE under the current key', async () => {
    const answer = await seal(await jwe({ text: 'secret' }))

    expect(answer.json()).toEqual({ success: true, value: { text: 'secret' } })
  })

  it('refuses plain JSON unless the operator allows it', async () => {
    const send = () =>
      server.inject({ method: 'PUT', url: '/wps/test/sealed', payload: { text: 'a' }, headers: merchant })

    const refused = await send()
    plainAllowed = true
    const allowed = await send()
    plainAllowed = false

    expect([refused.statusCode, refused.json().errorCode]).toEqual([400, 'request.encryption.required'])
    expect(allowed.statusCode).toBe(200)
  })

  it.each([
    ['no JWE', { value: 'nonsense' }],
    ['no value', {}],
    ['a number', { value: 5 }],
    ['an unknown key', async () => jwe({ text: 'a' }, { kid: 'nobody' })],
    ['a key whose name no row can hold', async () => jwe({ text: 'a' }, { kid: 'a\0b' })],
    ['no nonce', async () => jwe({ text: 'a' }, { nonce: undefined })],
    [
      'a changed byte',
      async () => ({
        value: (await jwe({ text: 'a' })).value.replace(/.(?=.{5}$)/, (one) => (one === 'A' ? 'B' : 'A')),
      }),
    ],
  ])('refuses %s', async (_name, payload) => {
    const answer = await seal(typeof payload === 'function' ? await payload() : payload)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'request.encryption.invalid'])
  })

  it('refuses a body sent twice, or made long ago, or without a time', async () => {
    const body = await jwe({ text: 'once' })
    const first = await seal(body)

    const codes = [
      await seal(body),
      await seal(await jwe({ text: 'old' }, { iat: Math.floor(clock.now() / 1000) - 301 })),
      await seal(await jwe({ text: 'timeless' }, { iat: undefined })),
    ].map((answer) => answer.json().errorCode)

    expect(first.statusCode).toBe(200)
    expect(codes).toEqual(['request.replayed', 'request.replayed', 'request.replayed'])
  })

  it('keeps yesterday’s key for a day after the next one is made', async () => {
    const body = await jwe({ text: 'under way' })
    const before = await keys.current()
    clock.advance(25 * 3_600_000)
    await keys.rotate()

    const after = await keys.current()
    const old = await jwe({ text: 'late' }, { kid: after.kid })

    expect(after.kid).not.toBe(before.kid)
    expect((await seal(old)).statusCode).toBe(200)
    expect((await seal(body)).json().errorCode).toBe('request.replayed')
  })

  it('forgets a key after its second day, also where it was used before', async () => {
    const key = await keys.current()
    const { kid } = key
    expect((await seal(await jwe({ text: 'in time' }, { kid }))).statusCode).toBe(200)
    clock.advance(49 * 3_600_000)

    const late = await jwe({ text: 'late' }, { kid }, key)

    expect((await seal(late)).json().errorCode).toBe('request.encryption.invalid')
  })
})

describe('idempotency keys', () => {
  const keyed = (key: string, text = 'keyed') =>
    post('/wps/test/note', { text }, { ...merchant, 'idempotency-key': key })

  it('answers a repeat with the first answer and writes once', async () => {
    const before = await noteCount()

    const answers = [await keyed('first-key-0123456789'), await keyed('first-key-0123456789')]

    expect(answers.map((answer) => answer.json())).toEqual(
      Array(2).fill({ success: true, value: { count: before + 1 } }),
    )
    expect(await noteCount()).toBe(before + 1)
  })

  it('writes once when the same key arrives ten times at once', async () => {
    const before = await noteCount()

    const answers = await Promise.all(Array.from({ length: 10 }, () => keyed('race-key-0123456789')))

    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await noteCount()).toBe(before + 1)
  })

  it('refuses the key with other content, and a key that is too short to be one', async () => {
    await keyed('other-key-0123456789')

    const conflict = await keyed('other-key-0123456789', 'changed')
    const short = await keyed('short')

    expect([conflict.statusCode, conflict.json().errorCode]).toEqual([409, 'request.idempotency.conflict'])
    expect([short.statusCode, short.json().value.fields[0].field]).toEqual([400, 'Idempotency-Key'])
  })

  it('lets a refused attempt be tried again under its key', async () => {
    const refused = await keyed('again-key-0123456789', 'refuse')
    const again = await keyed('again-key-0123456789', 'refuse')

    expect([refused.statusCode, again.statusCode]).toEqual([404, 404])
  })

  it('keeps no bare hash of what was sent, which may be a password', async () => {
    const input = { text: 'hashed' }
    await keyed('hashed-key-0123456789', input.text)

    const bare = createHash('sha256').update(JSON.stringify(input)).digest()
    const found = await database().many(sql`select from platform.idempotency where request_hash = ${bare}`)

    expect(found).toEqual([])
  })

  it('proposes once, however often what takes two people is sent', async () => {
    const send = () =>
      post(
        '/staff/test/propose',
        { amount: 5 },
        { authorization: tokens.staff, 'idempotency-key': 'once-key-0123456789' },
      )

    const answers = [await send(), await send()]

    expect(answers.map((answer) => [answer.statusCode, answer.json().errorCode, answer.json().value])).toEqual(
      Array.from({ length: 2 }, () => [202, 'staff.approval.awaited', { proposalId: '1' }]),
    )
    expect(proposals).toBe(1)
  })

  it('keeps no answer that can be read without the key', async () => {
    await keyed('sealed-key-0123456789')

    const rows = await database().many<{ answer_sealed: Buffer }>(sql`select answer_sealed from platform.idempotency`)

    expect(rows.every((row) => !row.answer_sealed.toString('latin1').includes('count'))).toBe(true)
  })
})

describe('limits', () => {
  it('refuses the call beyond an operation’s own limit and says when to come back', async () => {
    const statuses = []
    for (let call = 0; call < 4; call += 1) statuses.push(await post('/wps/test/guess', {}))

    expect(statuses.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429])
    expect(Number(statuses[3]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  const guess = (payload: object, remoteAddress: string, through = server) =>
    through.inject({
      method: 'POST',
      url: '/wps/test/sealed-guess',
      payload,
      remoteAddress,
      headers: { ...merchant, encryption: 'JWE' },
    })
  const codeOf = (answer: Awaited<ReturnType<typeof guess>>) =>
    answer.statusCode === 200 ? 'taken' : answer.json().errorCode

  it('takes a sealed body once, whichever process it is sent to again', async () => {
    const body = await jwe({ text: 'once' })

    const codes = [
      await guess(body, '10.3.0.1'),
      await guess(body, '10.3.0.2'),
      await guess(body, '10.3.0.3', otherProcess),
    ].map(codeOf)

    expect(codes).toEqual(['taken', 'request.replayed', 'request.replayed'])
  })

  it('takes one of the same sealed bodies that come at the same moment', async () => {
    const body = await jwe({ text: 'at once' })

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => guess(body, `10.4.0.${n + 1}`, n % 2 ? server : otherProcess)),
    )

    expect(answers.map(codeOf).sort()).toEqual([...Array(11).fill('request.replayed'), 'taken'])
  })

  it('lets no more sealed calls through than its limit, however many come at once and to which process', async () => {
    const bodies = await Promise.all(Array.from({ length: 12 }, (_, n) => jwe({ text: `guess ${n}` })))

    const answers = await Promise.all(bodies.map((body, n) => guess(body, '10.5.0.1', n % 2 ? server : otherProcess)))

    expect(answers.map(codeOf).sort()).toEqual([...Array(9).fill('request.too.many'), ...Array(3).fill('taken')])
    const refused = bodies[answers.findIndex((answer) => answer.statusCode === 429)]!
    expect(codeOf(await guess(refused, '10.5.0.2'))).toBe('taken')
  })

  it('counts what cannot be decrypted, and decrypts nothing more for a caller who has sent too much of it', async () => {
    const codes = []
    for (let call = 0; call < 4; call += 1) codes.push(codeOf(await guess({ value: 'nonsense' }, '10.6.0.1')))
    codes.push(codeOf(await guess(await jwe({ text: 'in earnest' }), '10.6.0.1')))

    expect(codes).toEqual([...Array(3).fill('request.encryption.invalid'), 'request.too.many', 'request.too.many'])
  })

  it('counts what a member asks for from anywhere, and not what others ask for there', async () => {
    const ask = async (authorization: string, remoteAddress: string) => {
      const headers = { ...merchant, authorization }
      return codeOf(
        await server.inject({ method: 'POST', url: '/wps/test/twice-a-member', payload: {}, remoteAddress, headers }),
      )
    }
    const own = []
    for (const place of [1, 2, 3]) own.push(await ask(tokens.member, `10.8.0.${place}`))

    expect(own).toEqual(['taken', 'taken', 'request.too.many'])
    expect(await ask(tokens.other, '10.8.0.3')).toBe('taken')
  })

  it('begins a new minute when the old one is over, and forgets what is past', async () => {
    const key = 'sealedGuesses:10.7.0.1'
    for (let call = 0; call < 3; call += 1) await guess(await jwe({ text: 'a' }), '10.7.0.1')
    await database().run(sql`update platform.rate_limit set expire = expire - 60000 where key = ${key}`)

    expect(codeOf(await guess(await jwe({ text: 'b' }), '10.7.0.1'))).toBe('taken')
    const count = () =>
      database().maybe<{ points: number }>(sql`select points from platform.rate_limit where key = ${key}`)
    expect(await count()).toEqual({ points: 1 })
    await forgetOldCounts(database())
    expect(await count()).toEqual({ points: 1 })
    await database().run(sql`update platform.rate_limit set expire = expire - 60000 where key = ${key}`)
    await forgetOldCounts(database())
    expect(await count()).toBeUndefined()
  })
})
