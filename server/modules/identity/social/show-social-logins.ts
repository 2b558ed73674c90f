import { showSocialLogins } from '@croupier/api/identity/social/show-social-logins.ts'
import { implement } from '../../../platform/implement.ts'
import { listStoredSocialProviders } from './social-providers-store.ts'

export default implement(showSocialLogins, async (ctx) => {
  const open = (await listStoredSocialProviders(ctx.db)).filter(({ isOpen }) => isOpen)
  return { list: open.map(({ code, name }) => ({ code, name })) }
})
