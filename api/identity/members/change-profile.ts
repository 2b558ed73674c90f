import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { plainText } from '../plain-text.ts'

/** Something that is seen: neither blanks, nor marks without a letter, nor what is drawn empty (Hangul fillers, blank Braille). */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** How one is called. The account stays what one logs in by; what is shown to be one's own is changed where it is proven. */
export const changeProfile = operation({
  name: 'changeProfile',
  summary: 'Change your display name.',
  method: 'POST',
  path: '/wps/member/info',
  caller: 'member',
  input: z.strictObject({
    nickname: plainText(1, 30, { missing: 'fields.message.empty' }).check(
      z.trim(),
      z.minLength(1, 'fields.message.empty'),
      z.regex(VISIBLE, 'fields.message.empty'),
    ),
  }),
  output: z.strictObject({ nickname: z.string() }),
  refusals: ['name.reserved'],
  runs: 'transaction',
})
