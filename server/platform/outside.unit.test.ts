import { gzipSync, brotliCompressSync, deflateSync } from 'node:zlib'
import {
  hostileAnswers,
  type GoodAnswer,
  type HostileServer,
  openHostileServer,
} from '@croupier/dev/testing/hostile-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Names, openOutside } from './outside.ts'
import { unpack } from './unpack.ts'

const IN_TIME = { milliseconds: 10_000 }
const LATE = { milliseconds: 300 }

let house: HostileServer
let good: GoodAnswer = { body: '{"said":"so"}' }

beforeAll(async () => {
  house = await openHostileServer(() => good)
})
afterEach(() => {
  house.answerWith(undefined)
  house.asked.length = 0
})
afterAll(() => house.close())

const outside = openOutside(['loopback'])
const answers =
  (...addresses: string[]): Names =>
  (_name, told) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    told(null, found)
  }

describe('an answer from outside', () => {
  it('keeps status, content type and bytes', async () => {
    good = { body: 'ন', status: 418, headers: { 'content-type': 'text/plain; charset=utf-8' } }
    const { status, headers, body } = await outside.ask(house.origin, IN_TIME)
    good = { body: '{"said":"so"}' }

    expect([status, headers.get('content-type'), body.toString()]).toEqual([418, 'text/plain; charset=utf-8', 'ন'])
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('is unpacked where it is %s, to the limit and no further', async (encoding, pack) => {
    const exactly = Buffer.alloc(1_000, 'a')

    await expect(unpack(pack(exactly), encoding, 1_000)).resolves.toEqual(exactly)
    await expect(unpack(pack(exactly), encoding, 999)).rejects.toMatchObject({ reason: 'large' })
    // Packed at ease: what it holds is counted as it is unpacked, not after.
    await expect(unpack(pack(Buffer.alloc(100_000_000)), encoding, 65_536)).rejects.toMatchObject({ reason: 'large' })
  })

  it.each([
    ['a bomb that unpacks to a thousand times its size', 'large'],
    ['an endless answer', 'large'],
    ['a way elsewhere', 'elsewhere'],
    ['a packing nobody knows', 'packed'],
    ['gzip that is none', 'packed'],
    ['headers of a megabyte', 'none'],
    ['another protocol', 'none'],
    ['fewer bytes than it says', 'none'],
  ])('is none where it is %s', async (name, reason) => {
    expect(hostileAnswers).toHaveProperty([name])
    house.answerWith(name)

    await expect(outside.ask(house.origin, IN_TIME)).rejects.toMatchObject({ name: 'OutsideFault', reason })
    await expect(outside.fetchFor(IN_TIME)(house.origin, { method: 'GET', headers: {} })).rejects.toThrow(TypeError)
  })

  it.each(['an answer that drips for ever', 'headers that drip for ever'])('is none where it is %s', async (name) => {
    house.answerWith(name)

    await expect(outside.ask(house.origin, LATE)).rejects.toMatchObject({ reason: 'late' })
  })

  it('is none of an address that is no web address', async () => {
    for (const address of ['ftp://8.8.8.8/', 'file:///etc/passwd', 'data:,x', 'nonsense'])
      await expect(outside.ask(address, IN_TIME)).rejects.toMatchObject({ name: 'OutsideFault', reason: 'none' })
  })
})

describe('an address in a network that is not allowed', () => {
  const port = () => new URL(house.origin).port
  const strict = openOutside([])

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0',
    '0.0.0.0',
    '[::]',
    '①②⑦.⓪.⓪.①',
    'localhost',
    'LOCALHOST',
  ])('is not called, however it is written: %s', async (host) => {
    const address = `http://${host}:${port()}/`

    await expect(strict.ask(address, IN_TIME)).rejects.toMatchObject({ reason: 'inside' })
    await expect(strict.isInside(new URL(address).hostname)).resolves.toBe(true)
    expect(house.asked).toEqual([])
  })

  it.each(['169.254.169.254', '10.0.0.1', 'fd00:ec2::254', '64:ff9b::a9fe:a9fe', '100.100.100.200'])(
    'is not called by a name that leads there: %s',
    async (address) => {
      const lied = openOutside([], answers(address))

      await expect(lied.ask('http://sms.example/', IN_TIME)).rejects.toMatchObject({ reason: 'inside' })
      await expect(lied.connect({ host: 'mail.example', port: 25, ...IN_TIME })).rejects.toMatchObject({
        reason: 'inside',
      })
      await expect(lied.isInside('sms.example')).resolves.toBe(true)
    },
  )

  it('is not called where one of several answers leads there', async () => {
    const lied = openOutside([], answers('8.8.8.8', '127.0.0.1'))

    await expect(lied.ask(`http://sms.example:${port()}/`, IN_TIME)).rejects.toMatchObject({ reason: 'inside' })
  })

  it('is not called by a name that led elsewhere when it was saved', async () => {
    const turns = ['8.8.8.8', '127.0.0.1']
    const rebinding = openOutside([], (name, told) => answers(turns.shift() ?? '127.0.0.1')(name, told))

    await expect(rebinding.isInside('sms.example')).resolves.toBe(false)
    await expect(rebinding.ask(`http://sms.example:${port()}/`, IN_TIME)).rejects.toMatchObject({ reason: 'inside' })
    expect(house.asked).toEqual([])
  })

  it('is called where the network is allowed, by name too', async () => {
    const allowed = openOutside(['127.0.0.0/8'], answers('127.0.0.1'))

    await expect(allowed.isInside('sms.internal')).resolves.toBe(false)
    await expect(allowed.ask(`http://sms.internal:${port()}/`, IN_TIME)).resolves.toMatchObject({ status: 200 })
    await expect(allowed.ask('http://169.254.169.254/', IN_TIME)).rejects.toMatchObject({ reason: 'inside' })
  })

  it('is no reason to refuse an unresolved name', async () => {
    const unknown = openOutside([], (_name, told) => told(new Error('ENOTFOUND'), []))

    await expect(unknown.isInside('sms.example')).resolves.toBe(false)
    await expect(unknown.ask('http://sms.example/', IN_TIME)).rejects.toMatchObject({ reason: 'none' })
  })
})
