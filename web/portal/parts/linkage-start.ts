import type { linkageTypes } from '@croupier/api/content/announcement.ts'
import { gamePagePath } from '@croupier/api/games/start-path.ts'

/** What an announcement or a banner leads to. */
export interface Linked {
  linkageType: (typeof linkageTypes)[number] | null
  linkage: string | null
}

/** What a click on it does: another site in a tab of its own, or a page of ours, before which some have to log in. */
export type LinkageStart = { kind: 'outside'; href: string } | { kind: 'page'; path: string; needsLogIn: boolean }

/** `isClaimed`: a promotion leads to the reward centre, where it is claimed, and not to where it is read. */
export function linkageStart({ linkageType, linkage }: Linked, isClaimed: boolean): LinkageStart | undefined {
  if (linkageType === null || linkage === null) return undefined
  if (linkageType === 'WEB') return { kind: 'outside', href: linkage }
  if (linkageType === 'GAME') return { kind: 'page', path: gamePagePath({ nodeId: Number(linkage) }), needsLogIn: true }
  if (linkageType === 'PAGE') return { kind: 'page', path: linkage, needsLogIn: false }
  const path = isClaimed ? '/member?page=rewardCenter' : `/promotions/${linkage}`
  return { kind: 'page', path, needsLogIn: false }
}
