import type { AnswerOf } from '@croupier/api/operation.ts'
import { approveProposal } from '@croupier/api/staff/approve-proposal.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { Concluded } from '../../platform/concluded.ts'
import type { Tx } from '../../platform/database.ts'
import { approvedRunPort } from '../../platform/four-eyes-port.ts'
import { implement } from '../../platform/implement.ts'
import { proposalToDecide } from './four-eyes.ts'
import { decide } from './proposals-store.ts'

export default implement(approveProposal, async (ctx, { id }) => {
  const proposal = await proposalToDecide(ctx, ctx.db, ctx.session, BigInt(id))
  let concluded: Concluded<AnswerOf<typeof approveProposal>> | undefined
  const call = {
    requestId: ctx.requestId,
    actor: ctx.actor,
    language: ctx.language,
    visit: ctx.visit,
    approval: { proposalId: id, proposedBy: proposal.proposedBy, proposedAt: proposal.proposedAt },
    // Decided and answered in the transaction of what it causes: all of it happens, once, or nothing.
    beforeCommit: async (tx: Tx, answer: unknown) => {
      const isFirst = await decide(tx, proposal.id, 'approved', ctx.session.staffId, ctx.clock.now())
      if (!isFirst) throw ctx.refusal('staff.proposal.decided')
      concluded = await ctx.concludeWithin(tx, { answer })
    },
  }
  await ctx.use(approvedRunPort).run(proposal.operation, call, proposal.input)
  assert(concluded, 'what is approved runs in one transaction with its decision')
  return concluded
})
