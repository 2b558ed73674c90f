import { startSocialBinding } from '@croupier/api/identity/social/start-social-binding.ts'
import { implement } from '../../../platform/implement.ts'
import { hasSocial } from './social-accounts-store.ts'
import { startSocial } from './start-social.ts'

export default implement(startSocialBinding, async (ctx, { provider }) => {
  const { memberId } = ctx.session
  if (await hasSocial(ctx.db, memberId, provider)) throw ctx.refusal('social.already.bound')
  return startSocial(ctx, provider, memberId)
})
