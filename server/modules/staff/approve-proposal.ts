import { approveProposal } from '@croupier/api/staff/approve-proposal.ts'
import { approvedRunPort } from '../../platform/four-eyes-port.ts'
import { implement } from '../../platform/implement.ts'
import { proposalToDecide } from './four-eyes.ts'
import { decide } from './proposals-store.ts'

export default implement(approveProposal, async (ctx, { id }) => {
  const proposal = await proposalToDecide(ctx.db, ctx.session, BigInt(id))
  const call = {
    requestId: ctx.requestId,
    actor: ctx.actor,
    language: ctx.language,
    visit: ctx.visit,
    approval: { proposalId: id, proposedBy: proposal.proposedBy },
    // Decided in the transaction of what it causes: both happen, once, or neither.
    beforeCommit: async (tx: Parameters<typeof decide>[0]) => {
      const isFirst = await decide(tx, proposal.id, 'approved', ctx.session.staffId, ctx.clock.now())
      if (!isFirst) throw ctx.refusal('staff.proposal.decided')
    },
  }
  return { answer: await ctx.use(approvedRunPort).run(proposal.operation, call, proposal.input) }
})
