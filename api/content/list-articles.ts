import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { articleEntry, contentId, contentKinds } from './content-pages.ts'

export const listArticles = operation({
  name: 'listArticles',
  summary: 'Published pages of one kind: news and posts newest first, help and pages in the operator’s order.',
  method: 'GET',
  path: '/wps/content/articles',
  caller: 'anyone',
  input: z.strictObject({
    ...clientWords,
    kind: z.enum(contentKinds),
    /** Words that stand in it. */
    search: z.optional(plainText(0, 80)),
    /** `next` of the page before. */
    before: z.optional(contentId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(articleEntry), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
  packed: true,
})
