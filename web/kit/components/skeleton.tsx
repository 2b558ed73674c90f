import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useKitWords } from '../words.tsx'

/** One waiting shape; give it the size of what will stand there. */
export function Skeleton({ className }: { className?: string | undefined }): ReactNode {
  return <span aria-hidden="true" className={classNames('kit-skeleton block rounded-xs', className)} />
}

/** Lines of text that wait; the last is shorter, as in a paragraph. */
export function SkeletonText({
  lines = 3,
  className,
}: {
  lines?: number | undefined
  className?: string | undefined
}): ReactNode {
  return (
    <span aria-hidden="true" className={classNames('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames('kit-skeleton block h-3.5 rounded-xs', line === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  )
}

/** Wraps shapes that wait, and says once to a screen reader that something is coming. */
export function Waiting({ children, className }: { children: ReactNode; className?: string | undefined }): ReactNode {
  const words = useKitWords()
  return (
    <div className={className} aria-busy="true">
      <output className="sr-only">{words.loading}</output>
      {children}
    </div>
  )
}
