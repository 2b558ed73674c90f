import { useSyncExternalStore } from 'react'

const KEY = 'searches'
const MOST = 6

const listeners = new Set<() => void>()
let kept: readonly string[] | undefined

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : []
  } catch {
    // Storage refused, or written by something else: nothing is remembered.
    return []
  }
}

function keep(texts: readonly string[]): void {
  kept = texts
  try {
    localStorage.setItem(KEY, JSON.stringify(texts))
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

/** Remembers, on this device alone, what led somewhere; the last one first. */
export function rememberSearch(text: string): void {
  const plain = text.trim().slice(0, 64)
  if (plain.length < 2) return
  const others = read().filter((each) => each.toLowerCase() !== plain.toLowerCase())
  keep([plain, ...others].slice(0, MOST))
}

export function forgetSearches(): void {
  keep([])
}

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (kept ??= read()),
  )
}
