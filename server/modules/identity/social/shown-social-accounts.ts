import type { Queryable } from '../../../platform/database.ts'
import { socialsOf } from './social-accounts-store.ts'
import { listStoredSocialProviders } from './social-providers-store.ts'

export interface ShownSocialAccount {
  code: string
  name: string
  /** Null: none is bound. `as`: how the provider called him. `boundAt` in epoch milliseconds. */
  bound: { as: string | null; boundAt: number } | null
}

/** A member's accounts elsewhere and those he could still bind, in the providers' order. */
export async function shownSocialAccounts(db: Queryable, memberId: bigint): Promise<ShownSocialAccount[]> {
  const bound = new Map((await socialsOf(db, memberId)).map((each) => [each.provider, each]))
  const providers = await listStoredSocialProviders(db)
  // One that was closed is shown to whoever bound it: it is still his.
  const shown = providers.filter(({ code, isOpen }) => isOpen || bound.has(code))
  return shown.map(({ code, name }) => {
    const own = bound.get(code)
    return { code, name, bound: own ? { as: own.name, boundAt: own.boundAt } : null }
  })
}
