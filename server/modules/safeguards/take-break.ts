import { takeBreak } from '@croupier/api/safeguards/take-break.ts'
import { implement } from '../../platform/implement.ts'
import { confirmPresentPassword, lockMemberByAccount, logOutForBreak } from '../identity/index.ts'
import { insertBreak } from './breaks-store.ts'
import { memberExcluded } from './events.ts'

export default implement(takeBreak, async (ctx, { length, password }) => {
  const { memberId, account } = ctx.session
  await confirmPresentPassword(ctx, memberId, password)

  return ctx.conclude(async (scope) => {
    await lockMemberByAccount(scope.tx, account)
    if (length.kind !== 'cool-off') scope.announce(memberExcluded({ memberId: memberId.toString() }))
    await insertBreak(scope.tx, memberId, length, scope.clock.now())
    await logOutForBreak(scope, memberId)
    return {}
  })
})
