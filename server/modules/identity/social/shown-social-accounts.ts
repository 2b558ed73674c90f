import type { Queryable } from '../../../platform/database.ts'
import { socialsOf } from './social-accounts-store.ts'
import { listStoredSocialProviders } from './social-providers-store.ts'

export interface ShownSocialAccount {
  code: string
  name: string
  /** Null: none is bound. `as`: the name at the provider. `boundAt` in epoch milliseconds. */
  bound: { as: string | null; boundAt: number } | null
}

/** A member's social accounts and those they could still bind, in the providers' order. */
export async function shownSocialAccounts(db: Queryable, memberId: bigint): Promise<ShownSocialAccount[]> {
  const bound = new Map((await socialsOf(db, memberId)).map((each) => [each.provider, each]))
  const providers = await listStoredSocialProviders(db)
  // A closed provider is shown to members who have bound it.
  const shown = providers.filter(({ code, isOpen }) => isOpen || bound.has(code))
  return shown.map(({ code, name }) => {
    const own = bound.get(code)
    return { code, name, bound: own ? { as: own.name, boundAt: own.boundAt } : null }
  })
}
