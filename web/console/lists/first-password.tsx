import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'

/** A password shown this once; nobody can ask for it again. */
export function FirstPassword({ text, password }: { text: ReactNode; password: string }): ReactNode {
  return (
    <Notice tone="good" urgent>
      <span className="block">{text}</span>
      <span className="mt-1 flex items-center gap-2">
        <code dir="ltr" className="font-mono text-base wrap-anywhere select-all">
          {password}
        </code>
        <CopyButton text={password} />
      </span>
    </Notice>
  )
}
