import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { contentSlug } from './content-pages.ts'

export const agreeToTerms = operation({
  name: 'agreeToTerms',
  summary: 'Agree to the current version of a page. Agreed again, nothing changes.',
  method: 'POST',
  path: '/wps/content/consents',
  caller: 'member',
  input: z.strictObject({ slug: contentSlug, version: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  output: z.strictObject({}),
  refusals: ['content.page.not.found', 'content.page.changed'],
  runs: 'transaction',
})
