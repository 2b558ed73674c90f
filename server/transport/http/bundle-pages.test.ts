import { importFolder, smallPage, writeBundle } from '@croupier/dev/testing/bundle.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useServer()

/** More than three of the pieces a file goes out in; each eight bytes say where they are. */
const SIZE = 200_000
const sound = Array.from({ length: SIZE / 8 }, (_, place) => String(place * 8).padStart(8, '.')).join('')
const SOUND = '/bundle/sounds/1/assets/waves.mp3'
const SCRIPT = '/bundle/sounds/1/assets/game.js'

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server().bundles.inject({ method, url, headers })
const etagOf = async (url: string, headers: Record<string, string> = {}) =>
  String((await ask(url, headers)).headers['etag'])

beforeAll(async () => {
  const page = { ...smallPage, 'assets/waves.mp3': sound, 'assets/silence.mp3': '' }
  await importFolder(server(), await writeBundle(undefined, { page }), { code: 'sounds', name: 'Sounds' })
})

describe('[D-05] a part of a file of an imported game', () => {
  it.each<[what: string, range: string, first: number, last: number]>([
    ['the first two bytes, as Safari asks before it plays', 'bytes=0-1', 0, 1],
    ['one byte', 'bytes=8-8', 8, 8],
    ['bytes of several pieces', 'bytes=65530-140001', 65_530, 140_001],
    ['all from one on', 'bytes=131072-', 131_072, SIZE - 1],
    ['all of them', 'bytes=0-', 0, SIZE - 1],
    ['the last ones', 'bytes=-5', SIZE - 5, SIZE - 1],
    ['more last ones than there are', `bytes=-${SIZE * 9}`, 0, SIZE - 1],
    ['an end beyond the end', `bytes=${SIZE - 1}-99999999999999999999999`, SIZE - 1, SIZE - 1],
    ['a unit in other letters, and a space', 'Bytes= 0-0 ', 0, 0],
  ])('is %s', async (_what, range, first, last) => {
    const answer = await ask(SOUND, { range })

    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-range': `bytes ${first}-${last}/${SIZE}`,
      'content-length': String(last + 1 - first),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: await etagOf(SOUND),
    })
    expect(answer.body === sound.slice(first, last + 1)).toBe(true)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each([`bytes=${SIZE}-`, `bytes=${SIZE}-${SIZE + 9}`, 'bytes=-0', 'bytes=99999999999999999999999-'])(
    'is none, and no more than the size is told, where nothing lies at %s',
    async (range) => {
      const answer = await ask(SOUND, { range })

      expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([416, `bytes */${SIZE}`, ''])
      expect([answer.headers['cache-control'], answer.headers['content-length']]).toEqual(['no-store', '0'])
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  it.each([
    'bytes=0-1,5-6',
    'bytes=0-1,',
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'bytes=1-2-3',
    'bytes',
    'items=0-1',
    '',
  ])('is the whole where %j is no single range', async (range) => {
    const answer = await ask(SOUND, { range })

    expect([answer.statusCode, answer.headers['content-range']]).toEqual([200, undefined])
    expect([answer.headers['content-length'], answer.body === sound]).toEqual([String(SIZE), true])
  })

  it.each<[what: string, ifRange: (etag: string) => string, status: number]>([
    ['goes on where the file is the same', (etag) => etag, 206],
    ['begins anew where it is another', () => '"another"', 200],
    ['begins anew where it is perhaps the same', (etag) => `W/${etag}`, 200],
    ['begins anew where a date is named, which nobody told', () => new Date().toUTCString(), 200],
  ])('%s', async (_what, ifRange, status) => {
    const answer = await ask(SOUND, { range: 'bytes=1-2', 'if-range': ifRange(await etagOf(SOUND)) })

    expect([answer.statusCode, answer.rawPayload.length]).toEqual([status, status === 206 ? 2 : SIZE])
  })

  it('is nothing of a file that has none', async () => {
    const answer = await ask('/bundle/sounds/1/assets/silence.mp3', { range: 'bytes=0-1' })

    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '0', ''])
  })

  it('is counted in the file itself, however small it comes to others', async () => {
    const packed = await ask(SCRIPT, { 'accept-encoding': 'br' })
    const part = await ask(SCRIPT, { 'accept-encoding': 'br', range: 'bytes=9-13' })
    const other = { 'accept-encoding': 'br', range: 'bytes=9-13', 'if-range': String(packed.headers['etag']) }
    const whole = await ask(SCRIPT, other)

    const script = smallPage['assets/game.js']!
    expect([packed.headers['content-encoding'], packed.headers['accept-ranges']]).toEqual(['br', undefined])
    expect([part.statusCode, part.headers['content-encoding'], part.body]).toEqual([
      206,
      undefined,
      script.slice(9, 14),
    ])
    expect(part.headers['content-range']).toBe(`bytes 9-13/${script.length}`)
    expect([whole.statusCode, whole.body]).toEqual([200, script])
    expect(part.headers['etag']).not.toBe(packed.headers['etag'])
  })
})

describe('[D-05] a file of an imported game', () => {
  it('is described without being sent: its size, and that ranges may be asked for', async () => {
    const told = await ask(SOUND, { range: 'bytes=0-1' }, 'HEAD')

    expect([told.statusCode, told.headers['content-range'], told.body]).toEqual([200, undefined, ''])
    expect(told.headers).toMatchObject({
      'content-length': String(SIZE),
      'accept-ranges': 'bytes',
      'content-type': 'audio/mpeg',
    })
  })

  it('is not sent again to a client that has it', async () => {
    const page = '/bundle/sounds/1/'
    const etag = await etagOf(page)

    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await ask(page, { 'if-none-match': known, range: 'bytes=0-1' }, method)
        expect([known, answer.statusCode, answer.headers['etag'], answer.body]).toEqual([known, 304, etag, ''])
        expect(answer.headers['cache-control']).toBe('no-cache')
      }
    }
    for (const unknown of ['"another"', etag.slice(1, -1), ''])
      expect((await ask(page, { 'if-none-match': unknown })).statusCode).toBe(200)
    const packed = { 'accept-encoding': 'br' }
    const script = await etagOf(SCRIPT, packed)
    expect((await ask(SCRIPT, { ...packed, 'if-none-match': script })).statusCode).toBe(304)
    expect((await ask(SCRIPT, { 'if-none-match': script })).statusCode).toBe(200)
  })

  it('is another in the next version', async () => {
    const before = await etagOf('/bundle/sounds/1/')
    const page = { ...smallPage, 'index.html': '<!doctype html><title>louder</title>' }
    await importFolder(server(), await writeBundle(undefined, { page }), { code: 'sounds', name: 'Sounds' })

    const after = await etagOf('/bundle/sounds/2/')

    expect(after).not.toBe(before)
    expect((await ask('/bundle/sounds/2/', { 'if-none-match': before })).body).toContain('louder')
  })
})
