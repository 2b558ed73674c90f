import { agreeToTerms } from '@croupier/api/content/agree-to-terms.ts'
import { implement } from '../../platform/implement.ts'
import { findPublished, keepConsent } from './content-pages-store.ts'

export default implement(agreeToTerms, async (ctx, { slug, version }) => {
  const page = await findPublished(ctx.tx, slug)
  if (!page) throw ctx.refusal('content.page.not.found')
  // What one has not read one cannot agree to.
  if (page.version !== version) throw ctx.refusal('content.page.changed')
  await keepConsent(ctx.tx, ctx.session.memberId, slug, version, ctx.clock.now())
  return {}
})
