import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import { formatSeconds, secondsUntil } from '../format/time.ts'
import { useKit } from '../words.tsx'

/**
 * Seconds left until an instant of the server's clock; re-renders at the turn of each second, so two countdowns to one
 * instant never disagree.
 */
export function useSecondsUntil(until: number | undefined, onEnd?: () => void): number {
  const { serverOffset } = useKit()
  const [now, setNow] = useState(() => Date.now() + serverOffset)
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (until === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const step = (): void => {
      const present = Date.now() + serverOffset
      setNow(present)
      const left = until - present
      if (left <= 0) end()
      else timer = setTimeout(step, left % 1000 || 1000)
    }
    step()
    return () => clearTimeout(timer)
  }, [until, serverOffset])
  return until === undefined ? 0 : secondsUntil(until, now)
}

export function Countdown({
  until,
  onEnd,
  day,
  urgentBelow = 0,
  className,
}: {
  /** Epoch milliseconds of the server's clock. */
  until: number
  onEnd?: (() => void) | undefined
  /** Writes the number of days, in the interface's words. */
  day?: ((days: number) => string) | undefined
  /** From this many seconds on it turns vermilion. */
  urgentBelow?: number | undefined
  className?: string | undefined
}): ReactNode {
  const seconds = useSecondsUntil(until, onEnd)
  return (
    <span
      role="timer"
      // A clock runs from left to right in every script; days stand before it, as whoever reads them expects.
      dir={seconds < 86_400 ? 'ltr' : undefined}
      className={classNames(
        'figures inline-block whitespace-nowrap',
        seconds < urgentBelow && 'text-vermilion',
        className,
      )}
    >
      {formatSeconds(seconds, day)}
    </span>
  )
}
