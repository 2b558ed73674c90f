import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffVendor } from './game-answers.ts'
import { gameStatuses } from './game-types.ts'
import { vendorCode } from './limits.ts'

export const changeVendorStatus = operation({
  name: 'changeVendorStatus',
  summary: 'Open a vendor, put it in maintenance, or close it. Wins and rollbacks of running rounds are still booked.',
  method: 'POST',
  path: '/staff/vendors/:code/status',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ code: vendorCode, status: z.enum(gameStatuses) }),
  output: staffVendor,
  refusals: ['vendor.not.found'],
  runs: 'transaction',
})
