import { gamePicturePath, markPath } from '@croupier/basis/picture-paths.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountArt } from './art.ts'

let server: FastifyInstance

beforeAll(() => {
  server = fastify()
  mountArt(server)
})
afterAll(() => server.close())

it('[C-02] draws a studio’s mark by its code, always at the same address, small and harmless', async () => {
  const answer = await server.inject(markPath('EG2'))

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  // A page gets it from the operator's image host, which passes our headers on.
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(answer.body.length).toBeLessThan(1500)
  expect(answer.body).not.toBe((await server.inject(markPath('PG'))).body)
})

it('[D-12] draws a game’s picture from its address alone, in a few kilobytes', async () => {
  const game = { vassalage: 'PG', gameId: 'jade-tigers', gameName: 'Jade Tigers', gameType: 'RNG' }
  const headers = { 'accept-encoding': 'br' }

  const answer = await server.inject({ url: gamePicturePath(game), headers })
  const moving = await server.inject(gamePicturePath(game, true))

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(answer.rawPayload.length).toBeLessThan(6_000)
  expect(moving.body).toContain('animation')
})

it('compresses a picture for clients that accept it', async () => {
  const plain = await server.inject(markPath('PG'))
  const packed = await server.inject({ url: markPath('PG'), headers: { 'accept-encoding': 'gzip, br' } })

  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
})

it('answers no other edition and no other name', async () => {
  for (const path of ['/art/0/marks/pg.svg', '/art/1/marks/P%20G.svg', `/art/1/marks/${'a'.repeat(190)}.svg`]) {
    expect((await server.inject(path)).statusCode).not.toBe(200)
  }
})
