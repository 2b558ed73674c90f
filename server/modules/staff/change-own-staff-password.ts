import { changeOwnStaffPassword } from '@croupier/api/staff/change-own-staff-password.ts'
import { implement } from '../../platform/implement.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { confirmPassword } from './confirm-password.ts'
import { isWeakPassword } from './operator.ts'
import { setPassword } from './operators-store.ts'
import { endSessionsOf } from './sessions-store.ts'

export default implement(changeOwnStaffPassword, async (ctx, input) => {
  const operator = await confirmPassword(ctx, input.password)
  if (isWeakPassword(operator.account, input.newPassword, input.password)) throw ctx.refusal('staff.password.weak')

  const hashed = await hashPassword(input.newPassword)
  return ctx.conclude(async ({ tx }) => {
    await setPassword(tx, operator.id, hashed, false)
    await endSessionsOf(tx, operator.id, ctx.clock.now(), ctx.session.sessionId)
    return {}
  })
})
