import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'

/** Why a form was not taken, where no single field is to blame. Nothing while there is nothing. */
export function Problem({ of }: { of: unknown }): ReactNode {
  const textOf = useRefusalText()
  if (of === undefined || of === null) return null
  return (
    <Notice tone="bad" urgent>
      {textOf(of)}
    </Notice>
  )
}
