import type { SessionEndReason } from '@croupier/api/live/session-end.ts'
import { clientSetting } from './client-setting.ts'

/** Why a session ended; `asked` is the person's own log-out. */
export type SessionEnd = 'asked' | Exclude<SessionEndReason, 'logged-out'>

type Message = { kind: 'wanted' } | { kind: 'token'; token: string } | { kind: 'ended'; token: string }

const listeners = new Set<() => void>()
const endListeners = new Set<(reason: SessionEnd) => void>()
let current: string | undefined
let opened = false
let channel: BroadcastChannel | undefined

/** Said to all tabs: somebody is logged in here. No token, and stale once the last tab has closed. */
const signOf = (sessionName: string) => `${sessionName}-open`

function store(token: string | undefined): void {
  const { sessionName } = clientSetting()
  try {
    if (token === undefined) {
      sessionStorage.removeItem(sessionName)
      localStorage.removeItem(signOf(sessionName))
    } else {
      sessionStorage.setItem(sessionName, token)
      localStorage.setItem(signOf(sessionName), '')
    }
  } catch {
    // Storage refused: the session lasts as long as the page.
  }
}

function change(token: string | undefined): void {
  if (current === token) return
  current = token
  store(token)
  for (const listener of listeners) listener()
}

function finish(reason: SessionEnd): void {
  change(undefined)
  for (const listener of endListeners) listener(reason)
}

function tell(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel?.postMessage(message)
}

function hear(message: Message): void {
  if (message.kind === 'wanted' && current !== undefined) tell({ kind: 'token', token: current })
  // Two tabs may be logged in as two people; each keeps its own.
  if (message.kind === 'token' && current === undefined) change(message.token)
  if (message.kind === 'ended' && message.token === current) finish('asked')
}

function open(): void {
  if (opened) return
  opened = true
  const { sessionName } = clientSetting()
  try {
    current = sessionStorage.getItem(sessionName) ?? undefined
  } catch {
    // See store().
  }
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(`session:${sessionName}`)
  channel.addEventListener('message', (event: MessageEvent<Message>) => hear(event.data))
  if (current === undefined) tell({ kind: 'wanted' })
}

/** Longest that a new tab waits for another one to say who is logged in. */
const ANSWER_MILLISECONDS = 200

function isSomebodyIn(): boolean {
  try {
    return localStorage.getItem(signOf(clientSetting().sessionName)) !== null
  } catch {
    return false
  }
}

/**
 * The token of this tab. It lies in session storage, so it ends with the tab; a new tab of the same browser asks the
 * open ones for it over a channel that no other origin hears.
 */
export const session = {
  token(): string | undefined {
    open()
    return current
  },

  /**
   * Once it is known whether somebody is logged in: a new tab beside a member's waits for that tab's answer, so that it
   * does not greet them as a stranger first. Where nobody answers the last tab was closed, and its session with it.
   */
  async known(): Promise<void> {
    open()
    if (current !== undefined || channel === undefined || !isSomebodyIn()) return
    await new Promise<void>((resolve) => {
      const settle = (): void => {
        clearTimeout(timer)
        listeners.delete(settle)
        resolve()
      }
      const timer = setTimeout(settle, ANSWER_MILLISECONDS)
      listeners.add(settle)
    })
    if (current === undefined) store(undefined)
  },

  start(token: string): void {
    open()
    change(token)
  },

  /** The person logged out: every tab with this session follows. */
  end(): void {
    open()
    if (current === undefined) return
    tell({ kind: 'ended', token: current })
    finish('asked')
  },

  /** The server no longer knows this token; a newer one that came meanwhile stays. */
  endOf(token: string | undefined, reason: SessionEnd = 'expired'): void {
    if (token !== undefined && token === current) finish(reason)
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  onEnd(listener: (reason: SessionEnd) => void): () => void {
    endListeners.add(listener)
    return () => endListeners.delete(listener)
  },
}
