import { showDeposit } from '@croupier/api/wallet/deposits/show-deposit.ts'
import { implement } from '../../../platform/implement.ts'
import { findDeposit } from './deposits-store.ts'
import { describeDeposit } from './describe-deposit.ts'

export default implement(showDeposit, async (ctx, { reference }) => {
  const deposit = await findDeposit(ctx.db, reference)
  if (!deposit || deposit.memberId !== ctx.session.memberId) throw ctx.refusal('deposit.not.found')
  return describeDeposit(deposit, ctx.clock.now())
})
