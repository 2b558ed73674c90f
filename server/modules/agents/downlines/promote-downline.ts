import { promoteDownline } from '@croupier/api/agents/downlines/change-downline.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { findMember, holdTree, isAgentType, lockMemberByAccount, promoteMember } from '../../identity/index.ts'
import { agentPolicy } from '../agents-settings.ts'
import { directDownlineOf } from './downline-of.ts'

export default implement(promoteDownline, async (ctx, { account }) => {
  await holdTree(ctx.tx, false)
  const downline = await directDownlineOf(ctx.tx, ctx.session.memberId, account)
  if (!ctx.use(settingsPort).read(agentPolicy).mayPromote) throw ctx.refusal('agent.policy.closed')
  const member = await lockMemberByAccount(ctx.tx, downline.account)
  if (!member || isAgentType(member.type)) throw ctx.refusal('agent.already')
  if (member.state !== 'active') throw ctx.refusal('agent.downline.frozen')
  if ((await promoteMember(ctx, member)) === 'code-taken') throw ctx.refusal('agent.code.taken')
  return { type: (await findMember(ctx.tx, member.id))!.type }
})
