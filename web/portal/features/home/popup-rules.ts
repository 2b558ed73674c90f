import type { executionCodes } from '@croupier/api/content/announcement.ts'
import type { Member } from '../../session/member.ts'

export type PopupCode = (typeof executionCodes)[number]

/** Who is greeted: each is greeted once a session. */
export type Greeted = 'visitor' | 'member' | 'agent'

/** Undefined while nobody knows yet whose session it is, and while a password is to be chosen first. */
export function greetedOf({
  isLogin,
  isAgent,
  info,
}: Pick<Member, 'isLogin' | 'isAgent' | 'info'>): Greeted | undefined {
  if (!isLogin) return 'visitor'
  if (info === undefined || info.passwordDue != null) return undefined
  return isAgent ? 'agent' : 'member'
}

/** B greets visitors, A whoever is logged in, and F besides at the first log-in ever. */
export function popupCodesOf({ isLogin, info }: Pick<Member, 'isLogin' | 'info'>): readonly PopupCode[] {
  if (!isLogin) return ['B']
  return info?.lastLogin == null ? ['F', 'A'] : ['A']
}
