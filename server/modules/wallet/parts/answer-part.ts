import { answerPart } from '@croupier/api/wallet/parts/answer-part.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../../platform/implement.ts'
import { isOwnPicture } from '../deposits/deposits-store.ts'
import { describePart } from './describe-part.ts'
import { denyPart, lockPartById, receivePart } from './move-part.ts'
import { findPart } from './parts-store.ts'

export default implement(answerPart, async (ctx, { id: text, answer, note, picture }) => {
  const { memberId } = ctx.session
  const id = BigInt(text)
  const shown = await findPart(ctx.tx, id)
  // What its payer has not told of is nothing to answer yet.
  if (!shown || shown.receiverId !== memberId || shown.toldAt === null) throw ctx.refusal('payout.part.not.found')
  if (answer === 'not-received' && picture === undefined) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'picture', messageKey: 'fault.required' }] })
  }
  if (picture !== undefined && !(await isOwnPicture(ctx.tx, memberId, picture))) {
    throw ctx.refusal('deposit.proof.missing')
  }
  const locked = await lockPartById(ctx, id)
  assert(locked, 'parts are never deleted')
  const isDone =
    answer === 'received'
      ? await receivePart(ctx, locked, 'confirm')
      : await denyPart(ctx, locked, {
          denialPicture: picture ?? '',
          ...(note === undefined ? {} : { denialNote: note }),
        })
  if (!isDone) throw ctx.refusal('payout.part.state')
  const after = await findPart(ctx.tx, id)
  assert(after, 'parts are never deleted')
  return describePart(after)
})
