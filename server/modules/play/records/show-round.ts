import { showRound } from '@croupier/api/play/records/show-round.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { findMember } from '../../identity/index.ts'
import { transactionsOf } from './bet-records-store.ts'
import { describeBet, describeTransaction } from './describe-bet.ts'
import { findRound } from './rounds-store.ts'
import { rulingsOf } from '../rulings/rulings-store.ts'
import { shownAgain } from './shown-again.ts'

export default implement(showRound, async (ctx, { roundId }) => {
  const round = await findRound(ctx.db, roundId)
  if (!round) throw ctx.refusal('round.not.found')
  const member = await findMember(ctx.db, round.memberId)
  const transactions = await transactionsOf(ctx.db, round.id)
  const rulings = await rulingsOf(ctx.db, round.id)
  const again = await shownAgain(ctx, ctx.db, [round])
  const cameOf = again.get(round.id)?.detail
  const text = (units: bigint) => new Money(round.currency, units).toString()
  return {
    round: describeBet(ctx, round, again),
    account: member?.account ?? '',
    vendorReference: round.ref,
    isDemo: round.isDemo,
    detail: cameOf ? { ...round.detail, ...cameOf } : round.detail,
    transactions: transactions.map((transaction) => describeTransaction(round.currency, transaction)),
    ruling: round.ruling,
    rulings: rulings.map((ruling) => ({
      kind: ruling.kind,
      reason: ruling.reason,
      madeBy: ruling.madeBy,
      time: ruling.madeAt,
      stakeBefore: text(ruling.stakeBefore),
      payoutBefore: text(ruling.payoutBefore),
      payoutDue: text(ruling.payoutDue),
    })),
  }
})
