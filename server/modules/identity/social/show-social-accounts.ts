import { showSocialAccounts } from '@croupier/api/identity/social/show-social-accounts.ts'
import { implement } from '../../../platform/implement.ts'
import { shownSocialAccounts } from './shown-social-accounts.ts'

export default implement(showSocialAccounts, async (ctx) => ({
  list: await shownSocialAccounts(ctx.db, ctx.session.memberId),
}))
