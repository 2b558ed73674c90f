import { closeAffiliateCode } from '@croupier/api/agents/codes/affiliate-codes.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { codesOfAgent, lockMemberByAccount, setCodeOpen } from '../../identity/index.ts'
import { agentPolicy } from '../agents-settings.ts'

export default implement(closeAffiliateCode, async (ctx, { code, isOpen }) => {
  const { memberId, account } = ctx.session
  await lockMemberByAccount(ctx.tx, account)
  if (isOpen) {
    const open = (await codesOfAgent(ctx.tx, memberId)).filter(
      (each) => each.isOpen && each.code !== code.toLowerCase(),
    )
    if (open.length >= ctx.use(settingsPort).read(agentPolicy).codesMost) throw ctx.refusal('agent.code.most')
  }
  const isKnown = await setCodeOpen(ctx.tx, memberId, code, isOpen, ctx.clock.now())
  if (!isKnown) throw ctx.refusal('agent.code.unknown')
  return { isOpen }
})
