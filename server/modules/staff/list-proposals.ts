import { listProposals } from '@croupier/api/staff/list-proposals.ts'
import { implement } from '../../platform/implement.ts'
import { ownHand } from './four-eyes.ts'
import { listKeptProposals } from './proposals-store.ts'

export default implement(listProposals, async (ctx, { state, before, pageSize }) => {
  const found = await listKeptProposals(ctx.db, state, before === undefined ? undefined : BigInt(before), pageSize + 1)
  const page = found.slice(0, pageSize)
  const mayEver = ctx.session.mayDo('proposals.decide')
  const hand = await ownHand(ctx, ctx.db, ctx.session)
  return {
    list: page.map((proposal) => ({
      ...proposal,
      id: proposal.id.toString(),
      mayDecide: mayEver && proposal.state === 'waiting' && !hand.includes(proposal.proposedBy),
    })),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
