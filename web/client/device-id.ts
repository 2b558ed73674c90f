import { randomId } from './random-id.ts'

const KEY = 'device'
let known: string | undefined

/** This browser's own name for itself, random and kept; a device an account knows is never locked out of it. */
export function deviceId(): string {
  if (known !== undefined) return known
  known = randomId()
  try {
    const kept = localStorage.getItem(KEY)
    if (kept) known = kept
    else localStorage.setItem(KEY, known)
  } catch {
    // Storage refused: a device of this page alone.
  }
  return known
}
