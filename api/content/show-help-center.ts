import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { articleAnswer } from './content-pages.ts'

export const showHelpCenter = operation({
  name: 'showHelpCenter',
  summary: 'The articles of the help centre, whole, in the operator’s order; those that hold the words searched for.',
  method: 'GET',
  path: '/wps/system/helpCenter',
  caller: 'anyone',
  input: z.strictObject({ ...clientWords, search: z.optional(plainText(0, 80)) }),
  output: z.strictObject({ list: z.array(articleAnswer) }),
  refusals: [],
  runs: 'reads',
})
