import { useSyncExternalStore } from 'react'

/** A state that lives outside React, so that a game's course does not hang on what is drawn. */
export interface Store<State> {
  current(): State
  subscribe(listener: () => void): () => void
  /** Over what stands, in one step. */
  set(change: Partial<State>): void
}

export function openStore<State extends object>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
  }
}

export type Readable<State> = Pick<Store<State>, 'current' | 'subscribe'>

export function useStore<State>({ subscribe, current }: Readable<State>): State {
  return useSyncExternalStore(subscribe, current)
}
