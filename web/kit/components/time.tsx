import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatTime } from '../format/time.ts'
import { useKit } from '../words.tsx'

/** An instant (epoch milliseconds) as `yyyy-MM-dd hh:mm:ss` in the operator's zone. */
export function Time({
  at,
  shape = 'full',
  className,
}: {
  at: number
  shape?: 'full' | 'date' | 'time' | undefined
  className?: string | undefined
}): ReactNode {
  const { timeZone } = useKit()
  return (
    <time
      dateTime={new Date(at).toISOString()}
      dir="ltr"
      className={classNames('figures inline-block whitespace-nowrap', className)}
    >
      {formatTime(at, timeZone, shape)}
    </time>
  )
}
