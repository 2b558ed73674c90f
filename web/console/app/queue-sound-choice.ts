import { useSyncExternalStore } from 'react'

const KEY = 'console-sound'
const listeners = new Set<() => void>()

function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    // Storage refused: silent, as for everyone who never chose.
    return false
  }
}

/** Whether arriving work is heard on this device. */
export function useQueueSoundOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, isOn)
}

export function setQueueSound(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // See isOn.
  }
  for (const listener of listeners) listener()
}
