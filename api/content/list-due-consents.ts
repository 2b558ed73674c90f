import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { contentSlug } from './content-pages.ts'

export const listDueConsents = operation({
  name: 'listDueConsents',
  summary: 'What has changed since one agreed to it, and waits to be agreed to anew.',
  method: 'GET',
  path: '/wps/content/consents',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(z.strictObject({ slug: contentSlug, version: z.number() })) }),
  refusals: [],
  runs: 'reads',
})
