import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { vendorCode } from './limits.ts'
import { vendorKeysAnswer } from './vendor-keys.ts'

export const showVendorKeys = operation({
  name: 'showVendorKeys',
  summary: 'Our public key for a vendor whose protocol signs with pairs of keys, and whether we have the vendor’s.',
  method: 'GET',
  path: '/staff/vendors/:code/keys',
  caller: 'staff',
  permission: 'vendors.manage',
  input: z.strictObject({ code: vendorCode }),
  output: vendorKeysAnswer,
  refusals: ['vendor.not.found', 'vendor.keys.unused'],
  runs: 'reads',
})
