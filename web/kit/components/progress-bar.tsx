import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** How far something has come, 0 to 100; without a value, that it is under way. */
export function ProgressBar({
  label,
  percent,
  text,
  className,
}: {
  label: string
  percent?: number | undefined
  /** Read aloud instead of the percentage: "350.00 of 1,000.00 wagered". */
  text?: string | undefined
  className?: string | undefined
}): ReactNode {
  const bounded = percent === undefined ? undefined : Math.min(100, Math.max(0, percent))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native element cannot be drawn alike everywhere
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={bounded}
      aria-valuetext={text}
      className={classNames(
        'relative h-2 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--hairline)]',
        className,
      )}
    >
      {bounded === undefined ? (
        <span className="absolute inset-y-0 w-2/5 animate-[kit-indeterminate_1.4s_ease-in-out_infinite] rounded-full bg-action" />
      ) : (
        <span
          className="absolute inset-y-0 start-0 rounded-full bg-action transition-[width] duration-200"
          style={{ width: `${bounded}%` }}
        />
      )}
    </div>
  )
}
