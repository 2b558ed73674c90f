import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { periodFields } from '../../records/record-period.ts'
import { accountRecordTypes } from '../purses/account-record.ts'
import { purseNames } from '../purses/purse-names.ts'

export const exportAccountRecord = operation({
  name: 'exportAccountRecord',
  summary: 'A URL under which your account record of a period is streamed as CSV, for a minute.',
  method: 'POST',
  path: '/wps/report/transactions/export',
  caller: 'member',
  input: z.strictObject({
    ...periodFields,
    type: z.optional(z.enum(accountRecordTypes)),
    purse: z._default(z.enum(purseNames), 'main'),
  }),
  output: z.strictObject({ address: z.string() }),
  refusals: ['request.invalid', 'wallet.purse.missing'],
  runs: 'transaction',
})
