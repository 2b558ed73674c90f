import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Nothing here yet: says so, and what to do next. `scene` is one of art/empty-scenes. */
export function EmptyState({
  scene,
  title,
  children,
  action,
  className,
}: {
  scene?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The next step, as a button or link. */
  action?: ReactNode
  className?: string | undefined
}): ReactNode {
  return (
    <div className={classNames('mx-auto flex max-w-96 flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      {scene !== undefined && <div className="mb-1 w-44 max-w-full">{scene}</div>}
      <p className="font-display text-lg font-semibold text-balance">{title}</p>
      {children !== undefined && <div className="text-sm text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
