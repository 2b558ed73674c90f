import { rejectProposal } from '@croupier/api/staff/reject-proposal.ts'
import { implement } from '../../platform/implement.ts'
import { proposalToDecide } from './four-eyes.ts'
import { decide } from './proposals-store.ts'

export default implement(rejectProposal, async (ctx, { id }) => {
  const proposal = await proposalToDecide(ctx, ctx.tx, ctx.session, BigInt(id))
  const isFirst = await decide(ctx.tx, proposal.id, 'rejected', ctx.session.staffId, ctx.clock.now())
  if (!isFirst) throw ctx.refusal('staff.proposal.decided')
  return {}
})
