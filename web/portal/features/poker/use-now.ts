import { useEffect, useState } from 'react'

const TICK = 250

/** The clock of this device, told anew while somebody is on turn. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
