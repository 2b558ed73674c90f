import { matchWithdrawal } from '@croupier/api/wallet/withdrawals/match-withdrawal.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { requireApprover, requireSecond } from './approve.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { announceStep, noteWithdrawal } from './move-withdrawal.ts'
import { moved } from './withdrawal.ts'
import { withdrawalToWork } from './withdrawal-to-work.ts'

export default implement(matchWithdrawal, async (ctx, { reference }) => {
  const withdrawal = await withdrawalToWork(ctx, reference)
  if (moved(withdrawal.state, 'match') === undefined) throw ctx.refusal('withdrawal.state')
  // Members pay each other in their currency, never in a coin.
  if (withdrawal.payee.kind === 'crypto') throw ctx.refusal('withdrawal.state')
  await requireApprover(ctx, withdrawal, ctx.session)
  requireSecond(ctx, withdrawal)
  announceStep(ctx, withdrawal, 'approved')
  const change = { state: 'matching', approvedBy: nameOfActor(ctx.actor), takenBy: null } as const
  return describeWithdrawalOrder(ctx, await noteWithdrawal(ctx, withdrawal, change))
})
