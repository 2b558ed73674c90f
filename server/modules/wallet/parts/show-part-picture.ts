import { showPartPicture } from '@croupier/api/wallet/parts/show-part-picture.ts'
import { filesPort } from '../../../platform/files.ts'
import { implement } from '../../../platform/implement.ts'
import { findPart } from './parts-store.ts'

export default implement(showPartPicture, async (ctx, { id, of }) => {
  const part = await findPart(ctx.tx, BigInt(id))
  if (!part) throw ctx.refusal('payout.part.not.found')
  const picture = of === 'slip' ? part.slip : part.denialPicture
  if (picture === null) throw ctx.refusal('deposit.proof.missing')
  return { address: await ctx.use(filesPort).ticket(ctx.tx, picture) }
})
