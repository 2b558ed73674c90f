import { useSyncExternalStore } from 'react'

/** A yes or no that a person chose on this device, kept in local storage. */
export interface StoredFlag {
  value(): boolean
  subscribe(listener: () => void): () => void
  set(value: boolean): void
}

export function storedFlag(key: string, initial = false): StoredFlag {
  const listeners = new Set<() => void>()
  let value = initial
  try {
    const kept = localStorage.getItem(key)
    if (kept !== null) value = kept === '1'
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    value: () => value,
    subscribe,
    set(next) {
      value = next
      try {
        localStorage.setItem(key, next ? '1' : '0')
      } catch {
        // See above.
      }
      for (const listener of listeners) listener()
    },
  }
}

/** The flag as it stands, and again whenever it changes. A hook by name, or the compiler would remember its first answer. */
export function useStoredFlag(flag: StoredFlag): boolean {
  return useSyncExternalStore(flag.subscribe, flag.value)
}
