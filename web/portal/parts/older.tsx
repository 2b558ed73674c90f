import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'

/** Goes on to what is older, and back to the newest. */
export function Older<Key extends string | number>({
  before,
  next,
  onGo,
  texts,
}: {
  /** From where on is shown; undefined: from the newest on. */
  before: Key | undefined
  next: Key | null
  onGo: (before: Key | undefined) => void
  texts: { newest: string; older: string }
}): ReactNode {
  return (
    <div className="flex gap-2">
      {before !== undefined && <Button onClick={() => onGo(undefined)}>{texts.newest}</Button>}
      {next !== null && <Button onClick={() => onGo(next)}>{texts.older}</Button>}
    </div>
  )
}
