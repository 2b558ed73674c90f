import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PICTURE_BYTES, picture } from './picture.ts'

it.each([
  ['a small one', 3, true],
  ['as large as it may be', PICTURE_BYTES, true],
  ['larger', PICTURE_BYTES + 3, false],
])('[E-01] takes a picture by its bytes: %s', (_title, bytes, isTaken) => {
  expect(z.safeParse(picture, Buffer.alloc(bytes, 7).toString('base64')).success).toBe(isTaken)
})

it.each(['', 'abc', '9'.repeat(100_000) + '!', 'data:image/png;base64,AAAA'])(
  'refuses what is no base64: %.20s',
  (text) => {
    expect(z.safeParse(picture, text).success).toBe(false)
  },
)
