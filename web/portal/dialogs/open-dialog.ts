import type { LoginMethod, PasswordDue } from '@croupier/api/identity/limits.ts'
import type { SessionEnd } from '@croupier/client/session.ts'
import { useSyncExternalStore } from 'react'

export type OpenDialog =
  /** `then`: where the person wanted to go. */
  /** `why`: how the session ended that was open until now. */
  | { kind: 'login'; then?: string | undefined; why?: Exclude<SessionEnd, 'asked'> | undefined }
  | { kind: 'register'; then?: string | undefined }
  | { kind: 'freePlay' }
  | { kind: 'search' }
  /** A deposit over what one is in, which goes on behind it. */
  | { kind: 'deposit' }
  | { kind: 'signOut' }
  /** How long one has been logged in and what came of it, to say whether one goes on. */
  | { kind: 'realityCheck' }
  | { kind: 'takeBreak' }
  | { kind: 'language' }
  | { kind: 'terms' }
  | { kind: 'feedback' }
  | { kind: 'help' }
  /** Popups of the home page by their execution codes, closed for a visitor, member or agent; or the house's notices. */
  | { kind: 'announcements'; shows: 'popups'; codes: string; closes: string }
  | { kind: 'announcements'; shows: 'notices' }
  /** Terms that changed, to agree to anew. */
  | { kind: 'consent'; slug: string; version: number }
  | { kind: 'trial' }
  | { kind: 'forgot'; tab?: 'email' | 'mobile' | undefined }
  /** `token`: what the link of a letter holds. */
  | { kind: 'resetPassword'; token: string }
  /** `due`: why nothing else goes on before; `held`: the password one has just logged in by, which is not asked again. */
  | { kind: 'changePassword'; due?: PasswordDue | undefined; held?: string | undefined }
  | { kind: 'bindEmail' }
  | { kind: 'paymentPassword' }
  | { kind: 'payoutAccount' }
  | { kind: 'bindMobile' }
  /** A log-in from a new place: what it may be confirmed by, masked where a code goes somewhere. */
  | {
      kind: 'secondStep'
      asked: {
        ticket: string
        methods: readonly LoginMethod[]
        targets: Readonly<Partial<Record<LoginMethod, string>>>
      }
      moduleId?: string | undefined
      then?: string | undefined
      /** The name this browser is to remember after the log-in; empty: none; undefined: as it was. */
      remember?: string | undefined
    }
  | { kind: 'authenticator'; step: 'bind' | 'remove' }
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
  /** Contracts that wait for an answer. */
  | { kind: 'contract' }
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

/** For what comes of itself: nothing that somebody has open is taken from them. */
export function openDialogWhereNone(dialog: OpenDialog): void {
  if (current === undefined) change(dialog)
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

const CLOSED_KEY = 'popups-closed'

/** For whom the popups of the home page were closed in this session. */
export const closedPopups = {
  has(state: string): boolean {
    try {
      return (sessionStorage.getItem(CLOSED_KEY) ?? '').split(' ').includes(state)
    } catch {
      // Storage refused: nobody is shown the same again and again.
      return true
    }
  },
  add(state: string): void {
    try {
      if (!closedPopups.has(state))
        sessionStorage.setItem(CLOSED_KEY, `${sessionStorage.getItem(CLOSED_KEY) ?? ''} ${state}`.trim())
    } catch {
      // See above.
    }
  },
}
