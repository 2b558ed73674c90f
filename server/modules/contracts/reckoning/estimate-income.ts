import { estimateIncome } from '@croupier/api/contracts/list-income.ts'
import { implement } from '../../../platform/implement.ts'
import { amountText } from '../../wallet/index.ts'
import { runningPeriod } from '../agreements/agree.ts'
import { payingAt } from '../agreements/contracts-store.ts'
import { paidFrom } from '../agreements/turns.ts'
import { gatherFacts } from './gather-facts.ts'
import { grossOf, noFacts } from './gross.ts'

export default implement(estimateIncome, async (ctx, { kind }) => {
  const now = ctx.clock.now()
  const [own] = await payingAt(ctx.db, { downlineId: ctx.session.memberId }, kind, now)
  if (!own) return { estimate: null }
  const { startsAt, endsAt } = runningPeriod(ctx, own.period)
  const { currency, period } = own
  const below = await payingAt(ctx.db, { uplineId: own.downlineId }, kind, now)
  const contracts = [own, ...below]
  const facts = await gatherFacts(ctx, ctx.db, { kind, period, currency, startsAt, endsAt }, contracts)
  const [mine, ...theirs] = contracts.map(({ terms, downlineId }) =>
    grossOf(terms, currency, facts.get(downlineId) ?? noFacts),
  )
  const net = theirs.reduce((left, { gross }) => left - gross, mine!.gross)
  return {
    estimate: {
      startsAt: paidFrom(startsAt, own.effectiveFrom),
      endsAt,
      currency,
      gross: amountText(currency, mine!.gross),
      net: amountText(currency, net),
      inputs: mine!.inputs,
    },
  }
})
