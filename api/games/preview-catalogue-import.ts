import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { IMPORT_BYTES_MAX, importCounts, importFault, importId } from './catalogue-imports.ts'

export const previewCatalogueImport = operation({
  name: 'previewCatalogueImport',
  summary:
    'Compare a document of games, CSV with a header line or a JSON list, with the catalogue. Changes nothing yet.',
  method: 'POST',
  path: '/staff/catalogue/imports',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    /** The document’s text: a JSON list, or CSV by comma, semicolon or tab. */
    document: z
      .string()
      .check(z.maxLength(IMPORT_BYTES_MAX), z.regex(/^\uFEFF?\s{0,1000}(?:\[|[^\n]{1,5000}\n)/, 'fault.document')),
    /** Whether to close the games that are gone: of vendors the document has games of, and not in it. */
    closesGone: z._default(z.boolean(), false),
  }),
  output: z.strictObject({
    /** What applies exactly this; null where the document has faults. */
    importId: z.nullable(importId),
    counts: importCounts,
    /** The first hundred, in the document’s order. */
    faults: z.array(importFault),
    faultCount: z.number(),
  }),
  refusals: [],
  runs: 'concludes',
  bodyBytes: IMPORT_BYTES_MAX + 65_536,
  perMinute: 30,
})
