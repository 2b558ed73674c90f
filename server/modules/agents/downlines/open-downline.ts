import { openDownline } from '@croupier/api/agents/downlines/open-downline.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { defaultWeakPassword, prepareMember } from '../../identity/index.ts'
import { agentPolicy } from '../agents-settings.ts'

const types = { member: 0, agent: 2 } as const

export default implement(openDownline, async (ctx, { username, kind }) => {
  const settings = ctx.use(settingsPort)
  if (!settings.read(agentPolicy).mayOpenAccounts) throw ctx.refusal('agent.policy.closed')
  const password = settings.read(defaultWeakPassword)
  const create = await prepareMember(ctx, {
    username,
    password,
    type: types[kind],
    agent: ctx.session.account,
    registerMethod: 'AGENT',
  })
  return ctx.conclude(async (scope) => {
    const member = await create(scope)
    return { account: member.account, password }
  })
})
