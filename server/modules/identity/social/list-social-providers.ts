import { listSocialProviders } from '@croupier/api/identity/social/list-social-providers.ts'
import { implement } from '../../../platform/implement.ts'
import { describeSocialProvider } from './social-providers.ts'
import { listStoredSocialProviders } from './social-providers-store.ts'

export default implement(listSocialProviders, async (ctx) => ({
  list: (await listStoredSocialProviders(ctx.db)).map((stored) => describeSocialProvider(ctx, stored)),
}))
