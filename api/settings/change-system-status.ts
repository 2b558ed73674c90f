import * as z from 'zod/mini'
import { operation } from '../operation.ts'

/** Region restriction (2) follows from the visitor's address and the setting `settings.regions`; it is not switched. */
export const changeSystemStatus = operation({
  name: 'changeSystemStatus',
  summary: 'Open the portal (0) or close it for maintenance (1).',
  method: 'PUT',
  path: '/staff/system-status',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    status: z.union([z.literal(0), z.literal(1)]),
    /** When the portal is expected back, epoch milliseconds; shown, it opens nothing by itself. */
    maintenanceEndsAt: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(8_000_000_000_000)))),
  }),
  output: z.strictObject({ status: z.union([z.literal(0), z.literal(1)]), maintenanceEndsAt: z.nullable(z.number()) }),
  refusals: [],
  runs: 'transaction',
})
