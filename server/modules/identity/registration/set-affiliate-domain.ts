import { setAffiliateDomain } from '@croupier/api/identity/registration/set-affiliate-domain.ts'
import { implement } from '../../../platform/implement.ts'
import { agentOfCode, putAffiliateDomain, removeAffiliateDomain } from './affiliates-store.ts'

export default implement(setAffiliateDomain, async (ctx, { domain, code }) => {
  if (code === null) {
    await removeAffiliateDomain(ctx.tx, domain)
    return { domain, agent: null }
  }
  const agent = await agentOfCode(ctx.tx, code)
  if (!agent) {
    throw ctx.refusal('invitation_code_error', {
      fields: [{ field: 'code', messageKey: 'refusals.invitation_code_error' }],
    })
  }
  await putAffiliateDomain(ctx.tx, domain, code)
  return { domain, agent: agent.account }
})
