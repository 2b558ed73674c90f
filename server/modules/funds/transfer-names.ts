import { vendorById } from '../catalogue/index.ts'
import type { LineNames } from '../wallet/index.ts'
import { vendorsOfTransfers } from './transfers-store.ts'

/** Names the vendors of the transfers a page of a member's account record tells of. */
export const transferNames: LineNames = {
  kindsOf: 'funds.',
  async namesOf(ctx, memberId, references) {
    const transfers = await vendorsOfTransfers(ctx.db, memberId, references)
    return new Map(
      transfers.flatMap(({ reference, vendorId }) => {
        const vendor = vendorById(ctx, vendorId)
        return vendor ? [[reference, { gameName: null, vendorName: vendor.name }] as const] : []
      }),
    )
  },
}
