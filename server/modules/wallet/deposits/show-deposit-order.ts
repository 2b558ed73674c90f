import { showDepositOrder } from '@croupier/api/wallet/deposits/show-deposit-order.ts'
import { implement } from '../../../platform/implement.ts'
import { describeDevices } from '../visits.ts'
import { risksOfDeposits } from './deposit-risk-facts.ts'
import { findDeposit } from './deposits-store.ts'
import { describeOrder } from './describe-deposit.ts'
import { eventsOf } from '../providers/payment-providers-store.ts'
import type { DepositReport } from '../providers/payments-port.ts'

export default implement(showDepositOrder, async (ctx, { reference }) => {
  const deposit = await findDeposit(ctx.db, reference)
  if (!deposit) throw ctx.refusal('deposit.not.found')
  const events = await eventsOf<DepositReport>(ctx.db, deposit.extraOf ?? reference)
  const risksOf = await risksOfDeposits(ctx, [deposit])
  return {
    ...describeOrder(deposit, ctx.clock.now()),
    risks: risksOf(deposit.id),
    devices: await describeDevices(ctx.db, deposit.memberId),
    events: events.map(({ eventId, report, answer, receivedAt }) => ({
      eventId,
      at: receivedAt,
      outcome: report.outcome,
      amount: report.amount,
      currency: report.currency,
      paymentReference: report.providerReference,
      answer,
    })),
  }
})
