import { showBetRound } from '@croupier/api/play/records/show-bet-round.ts'
import { implement } from '../../../platform/implement.ts'
import { transactionsOf } from './bet-records-store.ts'
import { describeBet, describeTransaction } from './describe-bet.ts'
import { findRound } from './rounds-store.ts'
import { shownAgain } from './shown-again.ts'

export default implement(showBetRound, async (ctx, { roundId }) => {
  const round = await findRound(ctx.db, roundId)
  // Another member's round is none: which ids exist is nobody's business.
  if (!round || round.memberId !== ctx.session.memberId || round.isDemo) throw ctx.refusal('round.not.found')
  const transactions = await transactionsOf(ctx.db, round.id)
  return {
    round: describeBet(ctx, round, await shownAgain(ctx, ctx.db, [round])),
    transactions: transactions.map((transaction) => describeTransaction(round.currency, transaction)),
  }
})
