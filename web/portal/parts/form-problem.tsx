import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'

/** What stands against a form as a whole, in the reader's words; nothing while there is nothing. */
export function FormProblem({ of: problem }: { of: unknown }): ReactNode {
  const refusalText = useRefusalText()
  if (problem === undefined || problem === null) return null
  return (
    <Notice tone="bad" urgent>
      {refusalText(problem)}
    </Notice>
  )
}
