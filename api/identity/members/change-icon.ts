import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

/** Only what is seen of the picture is kept: it is cut to a square and re-encoded. */
export const changeIcon = operation({
  name: 'changeIcon',
  summary: 'Set your own picture.',
  method: 'PUT',
  path: '/wps/member/info/icon',
  caller: 'member',
  input: z.strictObject({
    /** In base64; at most 96,000 characters, so the portal shrinks it first. */
    image: z.string().check(z.minLength(4), z.maxLength(96_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  output: z.strictObject({ icon: z.string() }),
  refusals: ['upload.not.image', 'upload.too.large'],
  runs: 'concludes',
  perMinute: 30,
})
