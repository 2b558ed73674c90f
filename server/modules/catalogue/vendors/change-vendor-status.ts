import { changeVendorStatus } from '@croupier/api/games/change-vendor-status.ts'
import { implement } from '../../../platform/implement.ts'
import { describeVendor } from './describe-vendor.ts'
import { listVendors, lockVendor, saveVendor } from './vendors-store.ts'

export default implement(changeVendorStatus, async (ctx, { code, status }) => {
  const { vendor, version } = await lockVendor(ctx.tx, code)
  if (!vendor) throw ctx.refusal('vendor.not.found')
  await saveVendor(ctx.tx, { ...vendor, status }, version)
  const [saved] = await listVendors(ctx.tx, code)
  return describeVendor(saved!, ctx.clock.now())
})
