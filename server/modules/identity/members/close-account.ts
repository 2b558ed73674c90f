import { closeAccount } from '@croupier/api/identity/members/close-account.ts'
import { implement } from '../../../platform/implement.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { sessionsEnded } from '../events.ts'
import { lockMemberByAccount, setMemberState } from './members-store.ts'
import { deletePasskeysOf } from '../passkeys/passkeys-store.ts'
import { pursesPort } from '../purses-port.ts'
import { forgetRememberedLoginsOf } from '../log-in/remembered-logins-store.ts'
import { endSessionsOf } from '../sessions/sessions-store.ts'

export default implement(closeAccount, async (ctx, { password }) => {
  const { memberId, account, isAgent } = ctx.session
  if (isAgent) throw ctx.refusal('account.close.agent')
  await confirmPresentPassword(ctx, memberId, password)

  return ctx.conclude(async (scope) => {
    const member = await lockMemberByAccount(scope.tx, account)
    if (member?.state !== 'active') return {}
    await setMemberState(scope.tx, memberId, 'closed')
    await deletePasskeysOf(scope.tx, memberId)
    await forgetRememberedLoginsOf(scope.tx, memberId)
    await endSessionsOf(scope.tx, memberId, scope.clock.now(), 'closed')
    scope.announce(sessionsEnded({ memberId: memberId.toString(), reason: 'closed', exceptSessionId: null }))
    const obstacle = await scope.use(pursesPort).close(scope, member)
    if (obstacle) throw ctx.refusal(`account.close.${obstacle}`)
    return {}
  })
})
