import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { articleAnswer, contentSlug } from './content-pages.ts'

export const showArticle = operation({
  name: 'showArticle',
  summary: 'One published page in the reader’s language.',
  method: 'GET',
  path: '/wps/content/articles/:slug',
  caller: 'anyone',
  input: z.strictObject({ ...clientWords, slug: contentSlug }),
  output: articleAnswer,
  refusals: ['content.page.not.found'],
  runs: 'reads',
})
