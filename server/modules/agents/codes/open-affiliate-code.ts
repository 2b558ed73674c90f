import { openAffiliateCode } from '@croupier/api/agents/codes/affiliate-codes.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { codesOfAgent, insertAffiliateCode, lockMemberByAccount } from '../../identity/index.ts'
import { agentPolicy } from '../agents-settings.ts'

export default implement(openAffiliateCode, async (ctx, { code }) => {
  const { memberId, account } = ctx.session
  // Two at once do not make more than are allowed.
  await lockMemberByAccount(ctx.tx, account)
  const codes = await codesOfAgent(ctx.tx, memberId)
  const wanted = code.toLowerCase()
  if (codes.some((each) => each.code === wanted)) return { code: wanted }
  const open = codes.filter(({ isOpen }) => isOpen)
  if (open.length >= ctx.use(settingsPort).read(agentPolicy).codesMost) throw ctx.refusal('agent.code.most')
  if (!(await insertAffiliateCode(ctx.tx, wanted, memberId, ctx.clock.now()))) throw ctx.refusal('agent.code.taken')
  return { code: wanted }
})
