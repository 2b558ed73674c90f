import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { vendorCode } from './limits.ts'
import { vendorKeysAnswer } from './vendor-keys.ts'

export const makeVendorKeys = operation({
  name: 'makeVendorKeys',
  summary: 'Make a new key pair of ours for a vendor. It signs our calls at once: give the vendor the public key.',
  method: 'POST',
  path: '/staff/vendors/:code/keys',
  caller: 'staff',
  permission: 'vendors.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ code: vendorCode }),
  output: vendorKeysAnswer,
  refusals: ['vendor.not.found', 'vendor.keys.unused'],
  runs: 'concludes',
})
