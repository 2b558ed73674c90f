import { type ReactNode, useEffect, useRef } from 'react'
import type { Micro } from '../rgs/micro.ts'
import { scaleOf } from '../shell/money.tsx'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import { counted } from './counted.ts'

/** An amount that counts up to what it has become, without drawing the page again for every step. */
export function CountUp({
  amount,
  currency,
  from: start = amount,
  milliseconds = 650,
}: {
  amount: Micro
  /** Where the first count begins; at the amount itself without it. */
  from?: Micro | undefined
  currency: string
  milliseconds?: number | undefined
}): ReactNode {
  const text = useRef<HTMLElement>(null)
  const shown = useRef(start)
  useEffect(() => {
    const from = shown.current
    const write = (value: Micro): void => {
      shown.current = value
      if (text.current) text.current.textContent = counted(value, currency, scaleOf(amount, currency))
    }
    if (amount <= from || isMotionReduced()) {
      write(amount)
      return
    }
    let frame = 0
    const began = performance.now()
    const step = (now: number): void => {
      // Thousandths of the way, so that the amount stays an integer.
      const share = BigInt(Math.round(Math.min(Math.max((now - began) / milliseconds, 0), 1) * 1000))
      write(between(from, amount, share))
      if (share < thousand) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount, currency, milliseconds])
  return <bdi ref={text} dir="ltr" className="figures whitespace-nowrap" />
}

// Outside the component: the React compiler drops bigint literals.
const thousand = 1000n
const between = (from: Micro, to: Micro, share: bigint): Micro => from + ((to - from) * share) / thousand
