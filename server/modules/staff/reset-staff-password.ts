import { resetStaffPassword } from '@croupier/api/staff/reset-staff-password.ts'
import { implement } from '../../platform/implement.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { newFirstPassword } from './first-password.ts'
import { insertOpening } from './openings-store.ts'
import { setPassword } from './operators-store.ts'
import { endSessionsOf } from './sessions-store.ts'
import { refuseOneself, requireOperator } from './staff-to-change.ts'

export default implement(resetStaffPassword, async (ctx, { id: idText }) => {
  const id = BigInt(idText)
  refuseOneself(ctx.actor, id)
  const password = newFirstPassword()
  const hashed = await hashPassword(password)
  return ctx.conclude(async (scope) => {
    const operator = await requireOperator(scope, id)
    await setPassword(scope.tx, id, hashed, true)
    await insertOpening(scope.tx, id, ctx.actor, ctx.clock.now())
    await endSessionsOf(scope.tx, id, ctx.clock.now())
    return { account: operator.account, password }
  })
})
