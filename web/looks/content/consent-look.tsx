import { RichText } from '@croupier/client/rich-text.tsx'
import type { ReactNode } from 'react'

/** Changed terms as members are asked to agree to them. */
export function ConsentLook({
  text,
  content,
  children,
}: {
  text: string
  /** Undefined while it is on its way. */
  content: string | undefined
  /** Between what is said and the terms. */
  children?: ReactNode
}): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink">{text}</p>
      {children}
      {content !== undefined && <RichText html={content} />}
    </div>
  )
}
