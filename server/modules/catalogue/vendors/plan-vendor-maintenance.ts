import { isDeepStrictEqual } from 'node:util'
import { planVendorMaintenance } from '@croupier/api/games/plan-vendor-maintenance.ts'
import { implement } from '../../../platform/implement.ts'
import { describeVendor } from './describe-vendor.ts'
import { plannedPeriods } from './maintenance.ts'
import { listVendors, lockVendor, saveVendor } from './vendors-store.ts'

export default implement(planVendorMaintenance, async (ctx, { code, periods, planned }) => {
  const { vendor, version } = await lockVendor(ctx.tx, code)
  if (!vendor) throw ctx.refusal('vendor.not.found')
  const now = ctx.clock.now()
  // What two operators plan at once must not take the place of one another.
  const isAsSeen = !planned || isDeepStrictEqual(plannedPeriods(planned, now), plannedPeriods(vendor.maintenance, now))
  if (!isAsSeen) throw ctx.refusal('vendor.plan.changed')
  const maintenance = plannedPeriods(periods, now)
  if (!maintenance) throw ctx.refusal('request.invalid', { fields: [{ field: 'periods', messageKey: 'fault.format' }] })
  await saveVendor(ctx.tx, { ...vendor, maintenance }, version)
  const [saved] = await listVendors(ctx.tx, code)
  return describeVendor(saved!, now)
})
