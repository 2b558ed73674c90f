import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { importId } from './catalogue-imports.ts'

export const applyCatalogueImport = operation({
  name: 'applyCatalogueImport',
  summary: 'Apply a previewed import, all or nothing; refused where the catalogue has changed since the preview.',
  method: 'POST',
  path: '/staff/catalogue/imports/:importId/apply',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ importId }),
  output: z.strictObject({ written: z.number() }),
  refusals: ['import.not.found', 'import.applied', 'import.stale'],
  runs: 'transaction',
})
