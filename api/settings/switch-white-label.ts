import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { whiteLabelModules } from './white-label.ts'
import { whiteLabelFlag } from './white-label-flag.ts'

export const switchWhiteLabel = operation({
  name: 'switchWhiteLabel',
  summary: 'Switch one white-label module on or off; those below it follow.',
  method: 'PUT',
  path: '/staff/white-label/:modId',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ modId: z.enum(whiteLabelModules), enabled: z.enum(['0', '1']) }),
  output: z.array(whiteLabelFlag),
  refusals: [],
  runs: 'transaction',
})
