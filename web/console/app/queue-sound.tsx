import { useEffect, useRef } from 'react'
import { hasGrown } from './has-grown.ts'
import { playArrival } from './play-arrival.ts'
import { useQueueSoundOn } from './queue-sound-choice.ts'
import { useWaitingWork } from './use-waiting-work.ts'

/** Lets arriving work be heard, where the operator wants it. */
export function QueueSound(): null {
  const isOn = useQueueSoundOn()
  const waiting = useWaitingWork()
  const before = useRef(waiting)
  useEffect(() => {
    if (isOn && hasGrown(before.current, waiting)) playArrival()
    before.current = waiting
  }, [isOn, waiting])
  return null
}
