import { Badge } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'

/** One thing that a reader can check of a proof, and whether it is so; `says` is the word for that. */
export function ProofCheck({ label, isRight, says }: { label: string; isRight: boolean; says: string }): ReactNode {
  return (
    <li className="flex items-center justify-between gap-3">
      <span>{label}</span>
      <Badge tone={isRight ? 'jade' : 'vermilion'}>{says}</Badge>
    </li>
  )
}
