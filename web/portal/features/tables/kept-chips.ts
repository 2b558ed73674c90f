import { useSessionToken } from '@croupier/client/use-session-token.ts'
import { useSyncExternalStore } from 'react'
import { type Chips, isFault, type ChipFault, type Room, withMore, without } from './chips.ts'

interface Kept {
  /** Put down, and not confirmed yet. */
  readonly chips: Chips
  /** What lay there before each press, the last at the end. */
  readonly before: readonly Chips[]
  /** What was confirmed last at this table, for whoever sat a round out. */
  readonly placed: Chips
  /** The chip in hand, by its place in the rack. */
  readonly chip: number
  /** They were sent, and what became of them is not known yet. */
  readonly isAway: boolean
}

const none: Chips = new Map()
const nothing: Kept = { chips: none, before: [], placed: none, chip: 0, isAway: false }
const MOST_STEPS = 100

const kept = new Map<string, Kept>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A person's chips at a table, kept while the page is loaded: whoever looks at another table finds them again, whoever put
 * them down before they logged in has them afterwards, and a round that closes first leaves them for the next one.
 */
export function useKeptChips(gameCode: string) {
  const token = useSessionToken()
  const visitors = `visitor ${gameCode}`
  const key = token === undefined ? visitors : `${token} ${gameCode}`
  const now = () => kept.get(key) ?? kept.get(visitors) ?? nothing
  const change = (next: Partial<Kept>) => {
    kept.set(key, { ...now(), ...next })
    // What a visitor put down is the member's own now.
    if (key !== visitors) kept.delete(visitors)
    for (const listener of listeners) listener()
  }
  const lay = (chips: Chips) => {
    const { chips: last, before } = now()
    change({ chips, before: [...before.slice(1 - MOST_STEPS), last] })
  }
  return {
    ...useSyncExternalStore(subscribe, now),
    choose: (chip: number) => change({ chip }),
    /** Puts more down; answers why that does not go. */
    add: (more: Chips, room: Room): ChipFault | undefined => {
      const next = withMore(now().chips, more, room)
      if (isFault(next)) return next
      lay(next)
      return undefined
    },
    undo: () => change({ chips: now().before.at(-1) ?? none, before: now().before.slice(0, -1) }),
    clear: () => lay(none),
    /** Takes off what lies on one spot. */
    takeOff: (spot: string) => {
      const { chips } = now()
      if (chips.has(spot)) lay(new Map([...chips].filter(([each]) => each !== spot)))
    },
    /** They are on the round: what was put down meanwhile stays. */
    confirmed: (sent: Chips) => {
      change({ chips: without(now().chips, sent), before: [], placed: sent })
    },
    /** However often it is pressed, it is not sent again before its answer is there. */
    sendOnce: async (send: () => Promise<void>) => {
      if (now().isAway) return
      change({ isAway: true })
      await send().finally(() => change({ isAway: false }))
    },
  }
}
