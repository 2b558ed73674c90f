import { useEffect, useState } from 'react'

const TICK = 500

/** The clock of this device, told anew while something runs by it. */
export function useNow(runs: boolean, every = TICK): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [runs, every])
  return now
}
