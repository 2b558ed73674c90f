import { proveDeposit } from '@croupier/api/wallet/deposits/prove-deposit.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../../platform/implement.ts'
import { lockPartOfDeposit, tellPart } from '../parts/move-part.ts'
import { isProvable } from './deposit.ts'
import { findByTransaction, findDeposit, isOwnPicture, lockDeposit, markClaimed } from './deposits-store.ts'
import { describeDeposit } from './describe-deposit.ts'
import { tellDeposit } from './settle-deposit.ts'

export default implement(proveDeposit, async (ctx, { reference, transactionId, payerName, slip }) => {
  const { tx } = ctx
  const { memberId } = ctx.session
  const known = await findDeposit(tx, reference)
  if (!known || known.memberId !== memberId) throw ctx.refusal('deposit.not.found')
  if (slip !== undefined && !(await isOwnPicture(tx, memberId, slip))) throw ctx.refusal('deposit.proof.missing')
  const part = known.kind === 'c2c' ? await lockPartOfDeposit(ctx, reference) : undefined
  const deposit = await lockDeposit(tx, reference)
  if (!deposit || !isProvable(deposit)) throw ctx.refusal('deposit.not.provable')
  const at = ctx.clock.now()
  if (await findByTransaction(tx, deposit.channel, transactionId)) {
    throw ctx.refusal('deposit.transaction.taken', {
      fields: [{ field: 'transactionId', messageKey: 'refusals.deposit.transaction.taken' }],
    })
  }
  const claim = { transactionId, payerName: payerName ?? null, slip: slip ?? null, at }
  if (part) {
    if (!(await tellPart(ctx, part, claim))) throw ctx.refusal('deposit.not.provable')
  } else {
    await markClaimed(tx, deposit.id, { ...claim, state: 'review' })
    await tellDeposit(ctx, deposit, 'review')
  }
  const after = await findDeposit(tx, reference)
  assert(after, 'orders are never deleted')
  return describeDeposit(after, at)
})
