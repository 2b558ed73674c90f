import { findAffiliate } from '@croupier/api/identity/registration/find-affiliate.ts'
import { implement } from '../../../platform/implement.ts'
import { agentOfCode, codeOfDomain } from './affiliates-store.ts'

export default implement(findAffiliate, async (ctx, { code, domain }) => {
  if (code) {
    if (!(await agentOfCode(ctx.db, code))) throw ctx.refusal('invitation_code_error')
    return { affiliateCode: code.toLowerCase() }
  }
  return { affiliateCode: (domain && (await codeOfDomain(ctx.db, domain))) || null }
})
