import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { WarningIcon } from '../icons/signs.tsx'

/** What is wrong with a control, below it; `id` is what the control is described by. */
export function FaultText({
  id,
  children,
  className,
}: {
  id: string
  children: ReactNode
  className?: string | undefined
}): ReactNode {
  return (
    <p id={id} className={classNames('flex items-start gap-1.5 text-sm text-vermilion', className)}>
      <WarningIcon className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
