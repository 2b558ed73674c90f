import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { contentSlug } from './content-pages.ts'

export const listDueConsents = operation({
  name: 'listDueConsents',
  summary: 'Pages that have changed since you agreed to them and need your consent again.',
  method: 'GET',
  path: '/wps/content/consents',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(z.strictObject({ slug: contentSlug, version: z.number() })) }),
  refusals: [],
  runs: 'reads',
})
