import { useSessionToken } from '@croupier/client/use-session-token.ts'
import { useState } from 'react'
import type { ChosenBet } from './reckoning.ts'

export interface KeptBasket {
  readonly lines: readonly (ChosenBet & { readonly id: number })[]
  /** What was on sale when the first line was put in. */
  readonly begunAt?: string | undefined
}

const nothing: KeptBasket = { lines: [] }
const kept = new Map<string, KeptBasket>()
let nextId = 1

/**
 * What lies in a member's basket of a lottery, kept while the page is loaded: whoever looks elsewhere finds it again. It is on
 * no draw yet: it is bought for what is on sale then.
 */
export function useKeptBasket(gameCode: string) {
  const key = `${useSessionToken()} ${gameCode}`
  const [basket, setBasket] = useState(() => kept.get(key) ?? nothing)
  const change = (next: (before: KeptBasket) => KeptBasket) => {
    const after = next(kept.get(key) ?? nothing)
    kept.set(key, after)
    setBasket(after)
  }
  return {
    ...basket,
    add: (bet: ChosenBet, onSale: string | undefined) =>
      change(({ lines, begunAt }) => ({
        lines: [...lines, { ...bet, id: nextId++ }],
        begunAt: lines.length === 0 ? onSale : begunAt,
      })),
    remove: (ids: readonly number[]) =>
      change(({ lines, begunAt }) => ({ lines: lines.filter(({ id }) => !ids.includes(id)), begunAt })),
  }
}
