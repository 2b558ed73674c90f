import { listProposals } from '@croupier/api/staff/list-proposals.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { ownHand } from './four-eyes.ts'
import { listKeptProposals } from './proposals-store.ts'

export default implement(listProposals, async (ctx, { state, before, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listKeptProposals(ctx.db, state, before, limit),
  )
  const mayEver = ctx.session.mayDo('proposals.decide')
  const hand = await ownHand(ctx, ctx.db, ctx.session)
  return {
    list: page.map((proposal) => ({
      ...proposal,
      id: proposal.id.toString(),
      mayDecide: mayEver && proposal.state === 'waiting' && !hand.includes(proposal.proposedBy),
    })),
    next,
  }
})
