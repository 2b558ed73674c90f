import { useDatabase } from '@croupier/dev/testing/database.ts'
import { Transformer } from '@napi-rs/image'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { mountFiles } from '../transport/http/files.ts'
import type { App } from './app.ts'
import { systemClock } from './clock.ts'
import { sql } from './database.ts'
import { openFiles } from './files.ts'
import { readImageHeader } from './image-header.ts'
import { redrawImage, UPLOAD_BYTES } from './images.ts'
import { openLog } from './log.ts'
import { Ports } from './port.ts'

const database = useDatabase()

function drawn(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (let index = 0; index < pixels.length; index += 4) pixels[index] = index % 251
  return Transformer.fromRgbaPixels(pixels, width, height)
}

/** A JPEG whose camera says it was held sideways, and where. */
async function photo(width: number, height: number): Promise<Buffer> {
  const jpeg = await drawn(width, height).jpeg(80)
  const exif = Buffer.from(
    '45786966000049492a000800000001001201030001000000060000000000000047505320536563726574',
    'hex',
  )
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

describe('an uploaded picture', () => {
  it.each([
    ['image/png', (image: Transformer) => image.png()],
    ['image/jpeg', (image: Transformer) => image.jpeg(80)],
    ['image/webp', (image: Transformer) => image.webp(80)],
    ['image/webp', (image: Transformer) => image.webpLossless()],
  ] as const)('%s is known by its bytes and drawn anew as WebP', async (type, encode) => {
    const bytes = await encode(drawn(64, 48))
    expect(readImageHeader(bytes)).toEqual({ type, width: 64, height: 48 })

    const redrawn = await redrawImage(bytes)

    expect(redrawn.contentType).toBe('image/webp')
    expect(readImageHeader(redrawn.bytes)).toEqual({ type: 'image/webp', width: 64, height: 48 })
  })

  it('comes out upright and without what the camera wrote into it', async () => {
    const bytes = await photo(80, 40)
    expect(bytes.includes('GPS Secret')).toBe(true)

    const redrawn = await redrawImage(bytes)

    expect(readImageHeader(redrawn.bytes)).toMatchObject({ width: 40, height: 80 })
    expect(redrawn.bytes.includes('GPS Secret')).toBe(false)
    expect(redrawn.bytes.includes('Exif')).toBe(false)
  })

  it('loses what hides behind its end', async () => {
    const bytes = Buffer.concat([await drawn(20, 20).png(), Buffer.from('<script>alert(1)</script>')])

    expect((await redrawImage(bytes)).bytes.includes('script')).toBe(false)
  })

  it('is made smaller where it is larger than a screen, in its own proportions', async () => {
    const redrawn = await redrawImage(await drawn(2400, 1200).jpeg(80))

    expect(readImageHeader(redrawn.bytes)).toMatchObject({ width: 1920, height: 960 })
  })

  const bomb = Buffer.from('89504e470d0a1a0a0000000d4948445200030d4000030d400806000000', 'hex')
  it.each([
    ['more than 5 MB', Buffer.alloc(UPLOAD_BYTES + 1), 'too-large'],
    ['nothing', Buffer.alloc(0), 'not-an-image'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'not-an-image'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'not-an-image'],
    ['a picture that unfolds into gigabytes', bomb, 'too-many-pixels'],
    ['a PNG that ends too soon', bomb.subarray(0, 20), 'not-an-image'],
    ['a JPEG of nothing', Buffer.from('ffd8ffe00010', 'hex'), 'not-an-image'],
    [
      'a broken PNG',
      Buffer.concat([bomb.subarray(0, 16), Buffer.from('0000001000000010', 'hex'), Buffer.alloc(40)]),
      'not-an-image',
    ],
  ])('of %s is refused as %s', async (_what, bytes, fault) => {
    await expect(redrawImage(bytes)).rejects.toMatchObject({ fault })
  })

  it('cut to a square is refused where it is a line, which stretched over the square would take gigabytes', async () => {
    const [line, flag] = await Promise.all([drawn(1, 600).png(), drawn(600, 40).png()])

    await expect(redrawImage(line, { square: 64 })).rejects.toMatchObject({ fault: 'too-many-pixels' })
    expect(readImageHeader((await redrawImage(flag, { square: 64 })).bytes)).toMatchObject({ width: 64, height: 64 })
  })
})

describe('a file', () => {
  const file = { bytes: Buffer.from('a slip'), contentType: 'image/webp' }

  function listener() {
    const app: App = { database: database(), log: openLog('silent'), clock: systemClock, ports: new Ports() }
    const server = fastify()
    server.setErrorHandler((error: { status?: number }, _request, reply) => reply.status(error.status ?? 500).send({}))
    mountFiles(server, app)
    return server
  }

  it('is kept once under the hash of its content', async () => {
    const files = openFiles(database())

    const names = await database().transaction(async (tx) => [await files.put(tx, file), await files.put(tx, file)])

    expect(names[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(names[1]).toBe(names[0])
    expect(await files.get(names[0]!)).toEqual(file)
    expect(await files.get('00'.repeat(32))).toBeUndefined()
  })

  it('is shown once for a ticket, and not cached', async () => {
    const files = openFiles(database())
    const address = await database().transaction(async (tx) => files.ticket(tx, await files.put(tx, file)))
    const server = listener()

    const first = await server.inject({ method: 'GET', url: address })
    const second = await server.inject({ method: 'GET', url: address })

    expect(first.statusCode).toBe(200)
    expect(first.rawPayload).toEqual(file.bytes)
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
    expect(second.statusCode).toBe(404)
  })

  it('is not shown for a ticket older than a minute, or for no ticket at all', async () => {
    const files = openFiles(database())
    const address = await database().transaction(async (tx) => files.ticket(tx, await files.put(tx, file)))
    await database().run(sql`update platform.file_ticket set expires_at = now()`)
    const server = listener()

    for (const url of [address, '/files/short', `/files/${'x'.repeat(43)}`, `/files/${'00'.repeat(32)}`]) {
      expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404)
    }
  })
})
