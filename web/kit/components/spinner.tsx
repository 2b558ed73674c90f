import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Turning ring of the size of the text around it. Silent: say elsewhere what is being waited for. */
export function Spinner({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('size-[1.15em] shrink-0 animate-[kit-spin_0.8s_linear_infinite]', className)}
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
