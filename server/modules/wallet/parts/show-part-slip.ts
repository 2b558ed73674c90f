import { showPartSlip } from '@croupier/api/wallet/parts/show-part-slip.ts'
import { filesPort } from '../../../platform/files.ts'
import { implement } from '../../../platform/implement.ts'
import { findPart } from './parts-store.ts'

export default implement(showPartSlip, async (ctx, { id }) => {
  const part = await findPart(ctx.tx, BigInt(id))
  if (!part || part.receiverId !== ctx.session.memberId) throw ctx.refusal('payout.part.not.found')
  if (part.slip === null) throw ctx.refusal('deposit.proof.missing')
  return { address: await ctx.use(filesPort).ticket(ctx.tx, part.slip) }
})
