import { unfreezeDownline } from '@croupier/api/agents/downlines/change-downline.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { isFrozenBy, lockMemberByAccount, unfreeze } from '../../identity/index.ts'
import { agentPolicy } from '../agents-settings.ts'
import { directDownlineOf } from './downline-of.ts'

export default implement(unfreezeDownline, async (ctx, { account }) => {
  const downline = await directDownlineOf(ctx.tx, ctx.session.memberId, account)
  if (!ctx.use(settingsPort).read(agentPolicy).mayFreeze) throw ctx.refusal('agent.policy.closed')
  const member = await lockMemberByAccount(ctx.tx, downline.account)
  // Whom the house froze, or an agent before, the house lets in again.
  const isTheirs = await isFrozenBy(ctx.tx, downline.id, ctx.session.memberId)
  if (member?.state === 'frozen' && !isTheirs) throw ctx.refusal('agent.policy.closed')
  return { state: await unfreeze(ctx, member!) }
})
