import type { FieldFault } from '@croupier/api/envelope.ts'
import { changePointGood } from '@croupier/api/points/change-point-good.ts'
import { implement } from '../../platform/implement.ts'
import { describeForStaff, readDraft } from './good.ts'
import { type Good, type GoodDraft, lockGood, updateGood } from './goods-store.ts'

/** What cannot be changed of a good that members see. Another good is published in its place. */
function faultsOfShown(before: Good, draft: GoodDraft): FieldFault[] {
  const faults: FieldFault[] = []
  if (draft.price !== before.price) faults.push({ field: 'price', messageKey: 'fault.shown' })
  if (draft.amount !== before.amount) faults.push({ field: 'amount', messageKey: 'fault.shown' })
  // A higher amount needs another publication, by an operator who may.
  const most = before.type === 'CASH' ? before.stock : null
  if (most !== null && (draft.stock === null || draft.stock > most)) {
    faults.push({ field: 'stock', messageKey: 'fault.too.big', max: most })
  }
  return faults
}

export default implement(changePointGood, async (ctx, { goodId, ...given }) => {
  const before = await lockGood(ctx.tx, BigInt(goodId))
  if (!before) throw ctx.refusal('points.good.not.found')
  if (before.state === 'ended') throw ctx.refusal('points.good.state')
  const draft = readDraft(before, given)
  if (Array.isArray(draft)) throw ctx.refusal('request.invalid', { fields: draft })
  const faults = before.state === 'published' ? faultsOfShown(before, draft) : []
  if (draft.stock !== null && draft.stock < before.taken) {
    faults.push({ field: 'stock', messageKey: 'fault.too.small', min: before.taken })
  }
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  return describeForStaff(await updateGood(ctx.tx, before.id, draft, ctx.clock.now()))
})
