import { createStaff } from '@croupier/api/staff/create-staff.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { newFirstPassword } from './first-password.ts'
import { insertOpening } from './openings-store.ts'
import { isWeakPassword } from './operator.ts'
import { insertOperator } from './operators-store.ts'

export default implement(createStaff, async (ctx, input) => {
  const made = input.password === undefined ? newFirstPassword() : undefined
  const password = input.password ?? made!
  if (isWeakPassword(input.account, password)) throw ctx.refusal('staff.password.weak')

  const passwordHash = await hashPassword(password)
  return ctx.conclude(async ({ tx }) => {
    const id = await insertOperator(tx, {
      account: input.account,
      displayName: input.displayName ?? input.account,
      role: input.role,
      passwordHash,
      mustChangePassword: true,
      createdBy: nameOfActor(ctx.actor),
      createdAt: ctx.clock.now(),
    })
    if (id === undefined) throw ctx.refusal('staff.name.taken')
    await insertOpening(tx, id, ctx.actor, ctx.clock.now())
    return { id: id.toString(), account: input.account, ...(made === undefined ? {} : { password: made }) }
  })
})
