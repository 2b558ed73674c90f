import { startSocialBinding } from '@croupier/api/identity/social/start-social-binding.ts'
import { implement } from '../../../platform/implement.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { hasSocial } from './social-accounts-store.ts'
import { startSocial } from './start-social.ts'

export default implement(startSocialBinding, async (ctx, { provider, password }) => {
  const { memberId } = ctx.session
  if (await hasSocial(ctx.db, memberId, provider)) throw ctx.refusal('social.already.bound')
  // It opens the account for good: an open session alone does not arrange that.
  await confirmPresentPassword(ctx, memberId, password)
  return startSocial(ctx, provider, memberId)
})
