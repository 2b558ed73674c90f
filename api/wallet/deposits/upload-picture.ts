import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { picture } from '../../picture.ts'

export const uploadPicture = operation({
  name: 'uploadPicture',
  summary: 'Upload a picture that proves a payment or its absence; it is re-encoded, and only operators see it.',
  method: 'POST',
  path: '/wps/file',
  caller: 'member',
  input: z.strictObject({
    /** In base64. */
    picture,
  }),
  output: z.strictObject({ name: z.string() }),
  refusals: ['upload.not.image', 'upload.too.large'],
  bodyBytes: 8 * 1024 * 1024,
  perMinute: 30,
  runs: 'concludes',
})
