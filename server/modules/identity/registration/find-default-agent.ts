import { findDefaultAgent } from '@croupier/api/identity/registration/find-default-agent.ts'
import { implement } from '../../../platform/implement.ts'
import { codeOfAgent } from './affiliates-store.ts'
import { codeOfHost, defaultUpline } from './find-upline.ts'

export default implement(findDefaultAgent, async (ctx, { domain }) => {
  const ofDomain = await codeOfHost(ctx.db, domain ?? ctx.visit?.host)
  if (ofDomain !== undefined) return { affiliateCode: ofDomain }
  const { id } = await defaultUpline(ctx)
  return { affiliateCode: (await codeOfAgent(ctx.db, id)) ?? null }
})
