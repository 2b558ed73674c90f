import type { ReactNode } from 'react'
import type { LinkageType } from './linkage-field.tsx'
import { useGameName, usePromotionName } from './linkage-finds.ts'

/** Where something leads, by its name where it has one. */
export function LinkageName({ way, linkage }: { way: LinkageType | null; linkage: string }): ReactNode {
  const game = useGameName(way === 'GAME' ? linkage : '')
  const promotion = usePromotionName(way === 'PROMOTION' ? linkage : '')
  return <bdi>{game ?? promotion ?? linkage}</bdi>
}
