import type { ReactNode } from 'react'

export interface Toast {
  id: number
  tone: 'plain' | 'good' | 'bad'
  text: ReactNode
  /** One thing to do about it. */
  action?: { label: ReactNode; onSelect: () => void } | undefined
  /** How long it stays; a bad one stays until it is closed. */
  milliseconds: number | undefined
}

const SHOWN = 3
const STAY = 5000

let nextId = 1
let queue: readonly Toast[] = []
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Says what happened, from anywhere. At most three show; the others wait their turn. Returns its number. */
export function showToast(
  toast: Pick<Toast, 'text'> & Partial<Pick<Toast, 'tone' | 'action' | 'milliseconds'>>,
): number {
  const id = nextId++
  const tone = toast.tone ?? 'plain'
  publish([...queue, { milliseconds: tone === 'bad' ? undefined : STAY, ...toast, id, tone }])
  return id
}

export function closeToast(id: number): void {
  publish(queue.filter((toast) => toast.id !== id))
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let shown: readonly Toast[] = []

/** The same array until it changes, as useSyncExternalStore wants it. */
export function shownToasts(): readonly Toast[] {
  const next = queue.slice(0, SHOWN)
  if (next.length !== shown.length || next.some((toast, place) => toast !== shown[place])) shown = next
  return shown
}
