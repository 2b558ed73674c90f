import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { importId, importKinds } from './catalogue-imports.ts'

export const listCatalogueImport = operation({
  name: 'listCatalogueImport',
  summary: 'What an import does, game by game and field by field, in the order of its document.',
  method: 'GET',
  path: '/staff/catalogue/imports/:importId/lines',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({
    importId,
    kind: z.optional(z.enum(importKinds)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        line: z.number(),
        kind: z.enum(importKinds),
        vendor: z.string(),
        code: z.string(),
        name: z.string(),
        /** Null: there was none, or there is none any more. */
        changes: z.array(
          z.strictObject({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: ['import.not.found'],
  runs: 'reads',
})
