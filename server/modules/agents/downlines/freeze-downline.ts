import { freezeDownline } from '@croupier/api/agents/downlines/change-downline.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { freeze, lockMemberByAccount } from '../../identity/index.ts'
import { agentPolicy } from '../agents-settings.ts'
import { directDownlineOf } from './downline-of.ts'

export default implement(freezeDownline, async (ctx, { account }) => {
  const downline = await directDownlineOf(ctx.tx, ctx.session.memberId, account)
  if (!ctx.use(settingsPort).read(agentPolicy).mayFreeze) throw ctx.refusal('agent.policy.closed')
  const member = await lockMemberByAccount(ctx.tx, downline.account)
  return { state: await freeze(ctx, member!, ctx.session.memberId) }
})
