import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { contentId, contentKinds, staffContentPage } from './content-pages.ts'

export const listContentPages = operation({
  name: 'listContentPages',
  summary: 'Every page ever written, newest first, with what is published of it.',
  method: 'GET',
  path: '/staff/content-pages',
  caller: 'staff',
  permission: 'content.read',
  input: z.strictObject({
    kind: z.optional(z.enum(contentKinds)),
    before: z.optional(contentId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffContentPage), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
