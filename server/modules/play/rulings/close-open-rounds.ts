import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { closeOpenRounds } from '@croupier/api/play/rulings/close-open-rounds.ts'
import { implement } from '../../../platform/implement.ts'
import { vendorByCode } from '../../catalogue/index.ts'
import { closeLeft, idleSince } from './close-left-rounds.ts'

export default implement(closeOpenRounds, async (ctx, { vendor: code, hours }) => {
  const vendor = vendorByCode(ctx, code)
  if (!vendor) throw ctx.refusal('vendor.not.found')
  if (traitsOf(vendor.protocol).rounds !== 'vendor') throw ctx.refusal('vendor.closes.itself')
  const closed = await closeLeft(ctx, [{ vendorId: vendor.id, idleSince: idleSince(ctx.clock.now(), hours) }])
  return ctx.conclude(async () => ({ closed }))
})
