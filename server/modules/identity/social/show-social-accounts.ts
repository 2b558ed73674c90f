import { showSocialAccounts } from '@croupier/api/identity/show-social-accounts.ts'
import { implement } from '../../../platform/implement.ts'
import { socialsOf } from './social-accounts-store.ts'
import { listStoredSocialProviders } from './social-providers-store.ts'

export default implement(showSocialAccounts, async (ctx) => {
  const bound = new Map((await socialsOf(ctx.db, ctx.session.memberId)).map((each) => [each.provider, each]))
  const providers = await listStoredSocialProviders(ctx.db)
  // One that was closed is shown to whoever bound it: it is still his.
  const shown = providers.filter(({ code, isOpen }) => isOpen || bound.has(code))
  return {
    list: shown.map(({ code, name }) => {
      const own = bound.get(code)
      return { code, name, bound: own ? { as: own.name, boundAt: own.boundAt } : null }
    }),
  }
})
