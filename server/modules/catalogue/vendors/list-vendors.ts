import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { implement } from '../../../platform/implement.ts'
import { describeVendor } from './describe-vendor.ts'
import { listVendors as findVendors } from './vendors-store.ts'

export default implement(listVendors, async (ctx) => {
  const vendors = await findVendors(ctx.db)
  return { list: vendors.map((vendor) => describeVendor(vendor, ctx.clock.now())) }
})
