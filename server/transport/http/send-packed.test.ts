import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendPacked } from './envelope.ts'

const long = { names: Array.from({ length: 400 }, (_, number) => `game ${number}`) }
const short = { names: ['one game'] }

async function ask(body: object, encoding?: string) {
  const server = Fastify()
  server.get('/', (request, reply) => sendPacked(request, reply, body))
  const answer = await server.inject({
    url: '/',
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  })
  await server.close()
  return answer
}

it.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['deflate, gzip', 'gzip', gunzipSync],
] as const)('a long answer travels as the caller takes it: %s', async (taken, encoding, unpack) => {
  const answer = await ask(long, taken)

  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(long)
})

it.each([
  ['a short one to whoever asks', short, 'gzip, br'],
  ['a long one to a caller that takes no packing', long, undefined],
] as const)('%s travels as it is', async (_case, body, taken) => {
  const answer = await ask(body, taken)

  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual(body)
})
