import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { picture } from '../picture.ts'

export const addContentPicture = operation({
  name: 'addContentPicture',
  summary:
    'Hand in a picture that banners can show to everybody; it is re-encoded, and lies at an address that never changes.',
  method: 'POST',
  path: '/staff/content/pictures',
  caller: 'staff',
  permission: 'content.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    /** In base64. */
    picture,
  }),
  output: z.strictObject({
    /** A path of ours, for `imageUrl`. */
    url: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  refusals: ['upload.not.image', 'upload.too.large'],
  bodyBytes: 8 * 1024 * 1024,
  perMinute: 30,
  runs: 'concludes',
})
