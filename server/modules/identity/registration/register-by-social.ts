import { registerBySocial } from '@croupier/api/identity/registration/register-by-social.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { deriveUsername } from './derive-username.ts'
import { registrationRules } from '../identity-settings.ts'
import { bindSocial } from '../social/social-accounts-store.ts'
import { findSocialTicket, takeSocialTicket } from '../social/social-attempts-store.ts'
import { socialBrowser } from '../social/social-browser.ts'
import { takeRegistration } from './take-registration.ts'

export default implement(registerBySocial, async (ctx, { ticket, ...input }) => {
  const now = ctx.clock.now()
  const shown = { ticket, browser: socialBrowser(ctx) ?? '', memberId: null, now }
  const person = await findSocialTicket(ctx.db, shown)
  if (!person) throw ctx.refusal('social.expired')

  const { username: rule } = ctx.use(settingsPort).read(registrationRules)
  return takeRegistration(
    ctx,
    'social',
    { ...input, registerMethod: 'social', login: true },
    {
      accountOf: (isTaken) => deriveUsername(rule, { ...person, username: null }, isTaken),
      async bind(scope, member) {
        // Taken with the registration alone: what is refused before may be sent again, mended.
        if (!(await takeSocialTicket(scope.tx, shown))) throw ctx.refusal('social.expired')
        if (await bindSocial(scope.tx, member.id, person, now)) throw ctx.refusal('social.taken')
      },
    },
  )
})
