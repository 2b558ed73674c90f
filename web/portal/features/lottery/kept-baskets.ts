import { useSessionToken } from '@croupier/client/use-session-token.ts'
import { useSyncExternalStore } from 'react'
import type { ChosenBet } from './reckoning.ts'

interface Kept {
  readonly lines: readonly (ChosenBet & { readonly id: number })[]
  /** What was on sale when the first line was put in. */
  readonly begunAt?: string | undefined
  /** It was sent, and what became of it is not known yet. */
  readonly isAway?: boolean
}

const nothing: Kept = { lines: [] }
const kept = new Map<string, Kept>()
const listeners = new Set<() => void>()
let nextId = 1

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export type KeptBasket = ReturnType<typeof useKeptBasket>

/**
 * What lies in a member's basket of a lottery, kept while the page is loaded: whoever looks elsewhere finds it again. It is on
 * no draw yet: it is bought for what is on sale then.
 */
export function useKeptBasket(gameCode: string) {
  const key = `${useSessionToken()} ${gameCode}`
  const now = () => kept.get(key) ?? nothing
  const change = (next: Partial<Kept>) => {
    kept.set(key, { ...now(), ...next })
    for (const listener of listeners) listener()
  }
  return {
    ...useSyncExternalStore(subscribe, now),
    add: (bet: ChosenBet, onSale: string | undefined) => {
      const { lines, begunAt } = now()
      change({ lines: [...lines, { ...bet, id: nextId++ }], begunAt: lines.length === 0 ? onSale : begunAt })
    },
    remove: (ids: readonly number[]) => change({ lines: now().lines.filter(({ id }) => !ids.includes(id)) }),
    /** Wherever the member looks meanwhile and whatever they change, it is not sent again before its answer is there. */
    sendOnce: async (send: () => Promise<void>) => {
      if (now().isAway) return
      change({ isAway: true })
      await send().finally(() => change({ isAway: false }))
    },
  }
}
