import { useSyncExternalStore } from 'react'

/** What a visitor said to being counted: a number drawn when they agreed, `no`, or nothing yet. */
export type MeasuringChoice = { visitor: string } | 'no' | undefined

const KEY = 'measuring'
const listeners = new Set<() => void>()

function read(): MeasuringChoice {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept === 'no') return 'no'
    return kept !== null && /^[0-9a-f]{16}$/.test(kept) ? { visitor: kept } : undefined
  } catch {
    // Storage refused: nobody is asked again and again, nor counted.
    return 'no'
  }
}

let choice = read()

/** A browser told not to let its person be followed has answered for them. */
export function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean
    doNotTrack?: string | null
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}

export function chooseMeasuring(agrees: boolean): void {
  const visitor = agrees
    ? Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    : undefined
  choice = visitor === undefined ? 'no' : { visitor }
  try {
    localStorage.setItem(KEY, visitor ?? 'no')
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

export function useMeasuringChoice(): MeasuringChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => choice,
  )
}
