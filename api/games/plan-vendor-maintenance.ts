import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { maintenancePeriod, staffVendor } from './game-answers.ts'
import { vendorCode } from './limits.ts'

export const planVendorMaintenance = operation({
  name: 'planVendorMaintenance',
  summary: 'Plan a vendor’s maintenance; these periods replace those planned before.',
  method: 'PUT',
  path: '/staff/vendors/:code/maintenance',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: vendorCode,
    /** None over another; those that are over are dropped. */
    periods: z.array(maintenancePeriod).check(z.maxLength(20)),
    /** What the sender saw planned before: refused where that changed since. Left out, whatever is planned is replaced. */
    planned: z.optional(z.array(maintenancePeriod).check(z.maxLength(20))),
  }),
  output: staffVendor,
  refusals: ['vendor.not.found', 'vendor.plan.changed', 'request.invalid'],
  runs: 'transaction',
})
