import { enterResult } from '@croupier/api/lottery/staff/enter-result.ts'
import { implement } from '../../../platform/implement.ts'
import { agreed } from '../draw-results.ts'
import { databaseNow, reportedResults, reportResult } from '../draws-store.ts'
import { buyersOf } from '../orders-store.ts'
import { holdDraw, readNumbers } from './read-result.ts'
import { isStaffSource, STAFF } from '../results-port.ts'

export default implement(enterResult, async (ctx, { numbers, ...asked }) => {
  const { tx, session } = ctx
  const { draw, family } = await holdDraw(tx, asked)
  const isDue = draw.state === 'closed' && (await databaseNow(tx)) >= draw.drawsAt
  if (family.isHouse || !isDue) throw ctx.refusal('lottery.draw.state')
  await reportResult(tx, draw.id, { source: `${STAFF}${session.account}`, drawn: readNumbers(family, numbers) })
  ctx.edits({ memberIds: await buyersOf(tx, draw.id) })
  const reports = (await reportedResults(tx, [draw.id])).filter(({ source }) => isStaffSource(source))
  return {
    state: reports.length < 2 ? ('first' as const) : agreed(reports) ? ('agreed' as const) : ('disagrees' as const),
  }
})
