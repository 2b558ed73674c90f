import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** The token of this tab, and again whenever it changes. */
export function useSessionToken(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.token)
}
