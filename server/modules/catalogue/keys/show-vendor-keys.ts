import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { showVendorKeys } from '@croupier/api/games/show-vendor-keys.ts'
import { implement } from '../../../platform/implement.ts'
import { describeKeys, openKeys } from './sealed-keys.ts'
import { listVendors } from '../vendors/vendors-store.ts'

export default implement(showVendorKeys, async (ctx, { code }) => {
  const [vendor] = await listVendors(ctx.db, code)
  if (!vendor) throw ctx.refusal('vendor.not.found')
  if (traitsOf(vendor.protocol).signing !== 'keys') throw ctx.refusal('vendor.keys.unused')
  return describeKeys(vendor, openKeys(ctx, vendor))
})
