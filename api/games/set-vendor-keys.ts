import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { vendorCode } from './limits.ts'
import { pem, vendorKeysAnswer } from './vendor-keys.ts'

export const setVendorKeys = operation({
  name: 'setVendorKeys',
  summary: 'Set the keys a vendor’s protocol signs with: fields left out stay as they are.',
  method: 'PUT',
  path: '/staff/vendors/:code/keys',
  caller: 'staff',
  permission: 'vendors.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: vendorCode,
    /** The vendor's public key, PEM: RSA of 2,048 bits or more. Its calls are verified with it. */
    theirPublicKey: z.optional(pem),
    /** Our private key, PEM. It is kept sealed and never told; `makeVendorKeys` makes one. */
    ourPrivateKey: z.optional(pem),
  }),
  output: vendorKeysAnswer,
  refusals: ['request.invalid', 'vendor.not.found', 'vendor.keys.unused'],
  runs: 'transaction',
})
