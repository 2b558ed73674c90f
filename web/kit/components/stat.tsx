import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** One figure, loud, with what it is above and what it is compared with below. */
export function Stat({
  label,
  value,
  note,
  tone,
  className,
}: {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  tone?: 'jade' | 'vermilion' | 'brass' | undefined
  className?: string | undefined
}): ReactNode {
  const colour =
    tone === 'jade'
      ? 'text-jade'
      : tone === 'vermilion'
        ? 'text-vermilion'
        : tone === 'brass'
          ? 'text-brass'
          : 'text-ink'
  return (
    <dl className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={classNames('figures font-display text-2xl font-semibold', colour)}>{value}</dd>
      {note !== undefined && <dd className="text-xs text-ink-faint">{note}</dd>}
    </dl>
  )
}
