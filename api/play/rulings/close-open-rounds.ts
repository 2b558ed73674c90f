import * as z from 'zod/mini'
import { idleHours } from '../../games/idle-hours.ts'
import { vendorCode } from '../../games/limits.ts'
import { operation } from '../../operation.ts'

export const closeOpenRounds = operation({
  name: 'closeOpenRounds',
  summary: 'Close a vendor’s rounds that have been quiet for so many hours. What it sends for them later still counts.',
  method: 'POST',
  path: '/staff/rounds/close',
  caller: 'staff',
  permission: 'rounds.rule',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({ vendor: vendorCode, hours: idleHours }),
  output: z.strictObject({ closed: z.number() }),
  refusals: ['vendor.not.found', 'vendor.closes.itself'],
  runs: 'concludes',
  perMinute: 30,
})
