import { createHash } from 'node:crypto'
import { pictureOf, pngChunk } from '@croupier/dev/testing/picture.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { Transformer } from '@napi-rs/image'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readImageHeader } from '../../platform/image-header.ts'
import { filesPort } from '../../platform/files.ts'
import { mountPictures } from '../../transport/http/pictures.ts'

const server = useServer()
let cast: Cast
let pictures: FastifyInstance

beforeAll(async () => {
  cast = await signInTheCast(server())
  pictures = fastify()
  pictures.setErrorHandler((error: { status?: number }, _request, reply) => reply.status(error.status ?? 500).send({}))
  mountPictures(pictures, server().wired.app)
})
afterAll(() => pictures.close())

const handIn = async (picture: Buffer | string, token = cast.admin) =>
  (
    await server().call('console', {
      method: 'POST',
      url: '/staff/content/pictures',
      token,
      body: { picture: typeof picture === 'string' ? picture : picture.toString('base64') },
    })
  ).json()

it.each([
  ['a PNG', async () => pictureOf(7)],
  ['a JPEG', async () => new Transformer(pictureOf(7)).jpeg(80)],
  ['a WebP', async () => new Transformer(pictureOf(7)).webp(80)],
])('[H-07] %s for banners is drawn anew, and everybody gets it, named by its content, for a year', async (_, draw) => {
  const { value } = await handIn(await draw())
  expect(value).toMatchObject({ width: 8, height: 8 })

  const shown = await pictures.inject(value.url)
  expect(shown.statusCode).toBe(200)
  expect(value.url).toBe(`/pictures/${createHash('sha256').update(shown.rawPayload).digest('hex')}.webp`)
  expect(readImageHeader(shown.rawPayload)).toMatchObject({ type: 'image/webp', width: 8 })
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
})

it('[H-07] what a picture for banners carries along is not kept', async () => {
  const carried = Buffer.from('<script>alert(1)</script> 23.7806N 90.4193E')
  const text = pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), carried]))
  const end = pngChunk('IEND', Buffer.alloc(0))
  const carrying = Buffer.concat([pictureOf(9).subarray(0, -end.length), text, end, carried])
  const { value } = await handIn(carrying)
  const { rawPayload } = await pictures.inject(value.url)
  expect(rawPayload.toString('latin1')).not.toMatch(/script|23\.7806/)
})

/** A PNG that says it is so large, in a few bytes. */
function claiming(width: number, height: number): Buffer {
  const bytes = Buffer.from(pictureOf(1))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

it.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'upload.not.image',
  ],
  ['a GIF', Buffer.from('GIF89a\x08\x00\x08\x00\x80\x00\x00', 'latin1'), 'upload.not.image'],
  ['a page under a picture’s name', Buffer.from('<!doctype html><script>alert(1)</script>'), 'upload.not.image'],
  ['the head of a picture with nothing behind it', pictureOf(1).subarray(0, 33), 'upload.not.image'],
  ['more points than are unfolded', claiming(30_000, 30_000), 'upload.too.large'],
])('[H-07] %s is refused at the picture', async (_, bytes, errorCode) => {
  const answer = await handIn(bytes)
  expect(answer).toMatchObject({ success: false, errorCode, value: { fields: [{ field: 'picture' }] } })
})

it('[H-07] more bytes than a picture may have, and what is no base64, are refused at the picture', async () => {
  for (const text of ['A'.repeat(7_000_004), 'not base64!', '']) {
    expect(await handIn(text)).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'picture' }] },
    })
  }
})

it('[H-07] whoever has no hand in content hands in no picture', async () => {
  for (const [role, errorCode] of [
    ['support', 'staff.forbidden'],
    ['content', ''],
  ] as const) {
    const token = await signInOperator(server(), `pictures-${role}`, role, `127.0.1.${role.length}`)
    expect((await handIn(pictureOf(3), token)).errorCode ?? '').toBe(errorCode)
  }
})

it('[H-07] files that were handed in for something else are not shown to everybody', async () => {
  const { app } = server().wired
  const slip = { bytes: Buffer.from('a slip'), contentType: 'image/webp' }
  const name = await app.database.transaction((tx) => app.ports.use(filesPort).put(tx, slip))
  for (const url of [
    `/pictures/${name}.webp`,
    `/pictures/${'0'.repeat(64)}.webp`,
    '/pictures/x.webp',
    '/pictures/..%2Fx.webp',
  ]) {
    expect((await pictures.inject(url)).statusCode).toBe(404)
  }
})

it('[H-01] [H-07] the audit log says who handed in a picture, and keeps the hash of what was sent', async () => {
  const large = Buffer.concat([pictureOf(5), Buffer.alloc(3000, 1)])
  await handIn(large)
  const log = await server().call('console', {
    url: '/staff/audit?action=addContentPicture&pageSize=1',
    token: cast.admin,
  })
  const [line] = log.json().value.list
  expect(line).toMatchObject({ action: 'addContentPicture', outcome: 'done' })
  const sent = createHash('sha256').update(large.toString('base64')).digest('hex')
  expect(line.details.picture).toBe(`${large.toString('base64').length} characters, SHA-256 ${sent}`)
})

it('[H-07] a banner shows the picture that was handed in for it', async () => {
  const { value } = await handIn(pictureOf(11))
  const body = { type: 'B', groupName: 'w_login', titles: { en: 'Pictured' }, imageUrl: value.url }
  await server().call('console', { method: 'POST', url: '/staff/announcements', token: cast.admin, body })
  const shown = await server().call('portal', { url: '/wps/relay/MCSFE_getListAnnouncements?types=B' })
  expect(shown.json().value.banners).toContainEqual(expect.objectContaining({ title: 'Pictured', url: value.url }))
})
