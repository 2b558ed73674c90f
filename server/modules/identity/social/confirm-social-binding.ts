import { confirmSocialBinding } from '@croupier/api/identity/social/confirm-social-binding.ts'
import { implement } from '../../../platform/implement.ts'
import { bindSocial } from './social-accounts-store.ts'
import { takeSocialTicket } from './social-attempts-store.ts'
import { socialBrowser } from './social-browser.ts'

export default implement(confirmSocialBinding, async (ctx, { ticket }) => {
  const now = ctx.clock.now()
  const { memberId } = ctx.session
  const browser = socialBrowser(ctx)
  const person = browser && (await takeSocialTicket(ctx.tx, { ticket, browser, memberId, now }))
  if (!person) throw ctx.refusal('social.expired')
  const conflict = await bindSocial(ctx.tx, memberId, person, now)
  if (conflict) throw ctx.refusal(conflict === 'bound' ? 'social.already.bound' : 'social.taken')
  return { provider: person.provider }
})
