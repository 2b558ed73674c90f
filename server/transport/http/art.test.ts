import { gamePicturePath, markPath, movingPicturePath } from '@croupier/basis/picture-paths.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountArt } from './art.ts'

let server: FastifyInstance

beforeAll(() => {
  server = fastify()
  mountArt(server)
})
afterAll(() => server.close())

it('[C-02] paints a studio’s mark by its code, always at the same address, small and harmless', async () => {
  const answer = await server.inject(markPath('EG2'))

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  // A page gets it from the operator's image host, which passes our headers on.
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(answer.rawPayload.length).toBeLessThan(2_000)
  expect(answer.rawPayload.equals((await server.inject(markPath('PG'))).rawPayload)).toBe(false)
})

const game = { vassalage: 'PG', gameId: 'jade-tigers', gameName: 'Jade Tigers', gameType: 'RNG' }

/** As the `ispe` box of an AVIF says it. */
function sizeOf(picture: Buffer): { width: number; height: number } {
  const box = picture.indexOf('ispe')
  return { width: picture.readUInt32BE(box + 8), height: picture.readUInt32BE(box + 12) }
}

it.each([
  ['tile', { width: 240, height: 320 }, 6_000],
  ['line', { width: 96, height: 128 }, 2_500],
] as const)(
  '[D-12] paints a game’s picture from its address alone, of the size of a %s, in a few kilobytes',
  async (size, pixels, bytes) => {
    const answer = await server.inject(gamePicturePath(game, size))

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(sizeOf(answer.rawPayload)).toEqual(pixels)
    expect(answer.rawPayload.length).toBeLessThan(bytes)
  },
)

it('[D-12] draws the same picture in motion', async () => {
  const answer = await server.inject(movingPicturePath(game))

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(answer.body).toContain('animation')
})

it('paints a picture once, and not without end for who makes names up', async () => {
  const few = fastify()
  mountArt(few, 2)
  const ask = (gameId: string) => few.inject(gamePicturePath({ ...game, gameId }))

  const [first, second, again] = [await ask('one'), await ask('two'), await ask('one')]
  const third = await ask('three')
  await few.close()

  expect([first.statusCode, second.statusCode, again.statusCode]).toEqual([200, 200, 200])
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false)
  expect(third.json()).toMatchObject({ message: 'request.too.many' })
})

it('compresses a picture in motion for clients that accept it', async () => {
  const plain = await server.inject(movingPicturePath(game))
  const packed = await server.inject({ url: movingPicturePath(game), headers: { 'accept-encoding': 'gzip, br' } })

  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
})

it('answers no other edition and no other name', async () => {
  for (const path of [
    '/art/0/marks/pg.svg',
    '/art/1/marks/P%20G.svg',
    '/art/1/tile/rng/pg/a/B.avif',
    `/art/1/marks/${'a'.repeat(190)}.webp`,
  ]) {
    expect((await server.inject(path)).statusCode).not.toBe(200)
  }
})
