import { resetStaffTotp } from '@croupier/api/staff/reset-staff-totp.ts'
import { implement } from '../../platform/implement.ts'
import { insertOpening } from './openings-store.ts'
import { summariseOperator } from './operator.ts'
import { forgetTotp } from './operators-store.ts'
import { endSessionsOf } from './sessions-store.ts'
import { refuseOneself, requireOperator } from './staff-to-change.ts'

export default implement(resetStaffTotp, async (ctx, { id: idText }) => {
  const id = BigInt(idText)
  refuseOneself(ctx.actor, id)
  const operator = await requireOperator(ctx, id)
  await forgetTotp(ctx.tx, id)
  await insertOpening(ctx.tx, id, ctx.actor, ctx.clock.now())
  await endSessionsOf(ctx.tx, id, ctx.clock.now())
  return summariseOperator({ ...operator, totpSealed: null })
})
