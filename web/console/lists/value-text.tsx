import type { ReactNode } from 'react'

/** A value of any shape as the API speaks it, for those who need to see exactly what was sent. */
export function ValueText({ value, className = '' }: { value: unknown; className?: string }): ReactNode {
  return (
    <pre
      dir="ltr"
      // Wide values move sideways; the keyboard must reach them too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`max-h-96 overflow-auto rounded-md border border-hairline bg-sunken px-4 py-3 text-start font-mono text-xs whitespace-pre-wrap wrap-anywhere ${className}`}
    >
      {JSON.stringify(value, undefined, 2) ?? '—'}
    </pre>
  )
}
