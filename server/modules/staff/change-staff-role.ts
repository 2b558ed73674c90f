import { changeStaffRole } from '@croupier/api/staff/change-staff-role.ts'
import { implement } from '../../platform/implement.ts'
import { insertOpening } from './openings-store.ts'
import { summariseOperator } from './operator.ts'
import { setRole } from './operators-store.ts'
import { refuseLastAdmin, refuseOneself, requireOperator } from './staff-to-change.ts'

export default implement(changeStaffRole, async (ctx, { id: idText, role }) => {
  const id = BigInt(idText)
  refuseOneself(ctx.actor, id)
  const operator = await requireOperator(ctx, id)
  if (role !== 'admin') await refuseLastAdmin(ctx, id)
  await setRole(ctx.tx, id, role)
  await insertOpening(ctx.tx, id, ctx.actor, ctx.clock.now())
  return summariseOperator({ ...operator, role })
})
