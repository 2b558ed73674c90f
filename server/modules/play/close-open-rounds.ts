import { closesRounds } from '@croupier/api/games/game-types.ts'
import { closeOpenRounds } from '@croupier/api/play/close-open-rounds.ts'
import { implement } from '../../platform/implement.ts'
import { vendorByCode } from '../catalogue/index.ts'
import { closeLeft, idleSince } from './close-left-rounds.ts'

export default implement(closeOpenRounds, async (ctx, { vendor: code, hours }) => {
  const vendor = vendorByCode(ctx, code)
  if (!vendor) throw ctx.refusal('vendor.not.found')
  if (!closesRounds(vendor.protocol)) throw ctx.refusal('vendor.closes.itself')
  const closed = await closeLeft(ctx, [{ vendorId: vendor.id, idleSince: idleSince(ctx.clock.now(), hours) }])
  return { closed }
})
