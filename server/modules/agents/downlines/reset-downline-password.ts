import { resetDownlinePassword } from '@croupier/api/agents/downlines/change-downline.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { lendPassword, lockMemberByAccount } from '../../identity/index.ts'
import { agentPolicy } from '../agents-settings.ts'
import { directDownlineOf } from './downline-of.ts'

export default implement(resetDownlinePassword, async (ctx, { account }) => {
  const downline = await directDownlineOf(ctx.db, ctx.session.memberId, account)
  if (!ctx.use(settingsPort).read(agentPolicy).mayResetPassword) throw ctx.refusal('agent.policy.closed')
  // Of whom the house froze, or who left, nobody hands out a way in.
  if (downline.state !== 'active') throw ctx.refusal('agent.policy.closed')
  const { password, lend } = await lendPassword(ctx)
  return ctx.conclude(async (scope) => {
    await lockMemberByAccount(scope.tx, downline.account)
    await lend(scope, downline.id)
    return { password }
  })
})
