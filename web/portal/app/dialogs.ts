import { useSyncExternalStore } from 'react'

export type OpenDialog =
  /** `then`: where the person wanted to go. */
  | { kind: 'login'; then?: string | undefined }
  | { kind: 'register'; then?: string | undefined }
  | { kind: 'freePlay' }
  | { kind: 'signOut' }
  | { kind: 'language' }
  | { kind: 'terms' }
  | { kind: 'trial' }
  | { kind: 'paymentPassword' }
  | { kind: 'payoutAccount' }
  /** Whom another house has proven: new here, or about to be linked. */
  | {
      kind: 'socialRegister'
      ticket: string
      provider: string
      username: string
      email: string | null
      then?: string | undefined
    }
  | { kind: 'socialBinding'; ticket: string; provider: string; name: string | null }
  /** The games of a vendor whose entry stands for all of them. */
  | { kind: 'vendorGames'; vassalage: string; title: string }

let current: OpenDialog | undefined
const listeners = new Set<() => void>()

function change(next: OpenDialog | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** One dialog at a time: a second one takes the first one's place. */
export function openDialog(dialog: OpenDialog): void {
  change(dialog)
}

export function closeDialog(): void {
  change(undefined)
}

export function useOpenDialog(): OpenDialog | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
