import { settleDifference } from '@croupier/api/wallet/reports/settle-difference.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describeDifference } from './describe-report.ts'
import { lockDifference, markSettled } from './reports-store.ts'

export default implement(settleDifference, async (ctx, { id: text, note }) => {
  const id = BigInt(text)
  const difference = await lockDifference(ctx.tx, id)
  if (!difference) throw ctx.refusal('report.difference.not.found')
  if (difference.settledAt !== null) throw ctx.refusal('report.difference.settled')
  const settled = await markSettled(ctx.tx, id, { by: nameOfActor(ctx.actor), note, at: ctx.clock.now() })
  return describeDifference(settled)
})
