import { showSlip } from '@croupier/api/wallet/deposits/show-slip.ts'
import { filesPort } from '../../../platform/files.ts'
import { implement } from '../../../platform/implement.ts'
import { findDeposit } from './deposits-store.ts'

export default implement(showSlip, async (ctx, { reference }) => {
  const deposit = await findDeposit(ctx.tx, reference)
  if (!deposit) throw ctx.refusal('deposit.not.found')
  if (deposit.slip === null) throw ctx.refusal('deposit.proof.missing')
  return { address: await ctx.use(filesPort).ticket(ctx.tx, deposit.slip) }
})
