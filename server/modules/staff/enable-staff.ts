import { enableStaff } from '@croupier/api/staff/enable-staff.ts'
import { implement } from '../../platform/implement.ts'
import { insertOpening } from './openings-store.ts'
import { summariseOperator } from './operator.ts'
import { setDisabled } from './operators-store.ts'
import { requireOperator } from './staff-to-change.ts'

export default implement(enableStaff, async (ctx, { id: idText }) => {
  const operator = await requireOperator(ctx, BigInt(idText))
  await setDisabled(ctx.tx, operator.id, null)
  await insertOpening(ctx.tx, operator.id, ctx.actor, ctx.clock.now())
  return summariseOperator({ ...operator, isDisabled: false })
})
