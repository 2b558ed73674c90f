import { useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

export type Closed = 'maintenance' | 'region' | 'domain'

let refused: Closed | undefined
const listeners = new Set<() => void>()

function change(next: Closed | undefined): void {
  refused = next
  for (const listener of listeners) listener()
}

/** A call was refused because the portal is closed. */
export function closePortal(reason: Closed): void {
  if (refused !== reason) change(reason)
}

/** The next answers decide again. */
export function openPortal(): void {
  change(undefined)
}

/** Why the portal is closed to this visitor, if it is. Maintenance takes priority. */
export function useClosed(): Closed | undefined {
  const met = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => refused,
  )
  const settings = useSettings()
  if (met === 'domain') return met
  if (met === 'maintenance' || settings?.maintenance.isOn) return 'maintenance'
  if (met === 'region' || settings?.regionRestriction.isRestricted) return 'region'
  return undefined
}
