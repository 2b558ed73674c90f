import { disableStaff } from '@croupier/api/staff/disable-staff.ts'
import { implement } from '../../platform/implement.ts'
import { summariseOperator } from './operator.ts'
import { setDisabled } from './operators-store.ts'
import { endSessionsOf } from './sessions-store.ts'
import { refuseLastAdmin, refuseOneself, requireOperator } from './staff-to-change.ts'

export default implement(disableStaff, async (ctx, { id: idText }) => {
  const id = BigInt(idText)
  const now = ctx.clock.now()
  refuseOneself(ctx.actor, id)
  const operator = await requireOperator(ctx, id)
  await refuseLastAdmin(ctx, id)
  await setDisabled(ctx.tx, id, now)
  await endSessionsOf(ctx.tx, id, now)
  return summariseOperator({ ...operator, isDisabled: true })
})
