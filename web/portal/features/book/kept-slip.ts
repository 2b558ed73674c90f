import { MOST_LEGS } from '@croupier/api/book/limits.ts'
import type { placeSlip } from '@croupier/api/book/place-slip.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { useSessionToken } from '@croupier/client/use-session-token.ts'
import { useSyncExternalStore } from 'react'

/** Bets at prices, or in a pool: the two are never on one slip. */
export type SlipOf = 'prices' | 'pool'
export type Accepts = 'none' | 'better' | 'any'

/** A choice as it was pressed. */
export interface ChosenLeg {
  readonly fixtureId: number
  readonly gameCode: string
  readonly home: string
  readonly away: string
  readonly selection: string
  /** At which it was pressed, or taken since; null of a pool's side. */
  readonly price: string | null
}

/** What was sent and perhaps booked: nobody knows, since its answer was lost. */
interface Unsure {
  /** Legs and stake, without the prices of the moment and which of their changes are taken. */
  readonly bet: string
  readonly input: InputOf<typeof placeSlip>
  /** Epoch milliseconds; as long as its key is kept. */
  readonly until: number
}

interface Kept {
  readonly legs: readonly ChosenLeg[]
  readonly stake: string
  readonly isParlay: boolean
  readonly accepts: Accepts
  /** It was sent, and what became of it is not known yet. */
  readonly isAway: boolean
  readonly unsure?: Unsure | undefined
}

const nothing: Kept = { legs: [], stake: '', isParlay: true, accepts: 'better', isAway: false }
const kept = new Map<string, Kept>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const legKey = ({ fixtureId, selection }: Pick<ChosenLeg, 'fixtureId' | 'selection'>): string =>
  `${fixtureId} ${selection}`

/** A choice's market with its line: of its choices one alone is on a slip. */
const marketOf = ({ fixtureId, selection }: ChosenLeg): string =>
  `${fixtureId} ${selection.slice(0, selection.lastIndexOf(':'))}`

/** What is on a slip once a price was pressed: it is taken off again, or put on instead of another of its market. */
export function pressed(of: SlipOf, legs: readonly ChosenLeg[], leg: ChosenLeg): readonly ChosenLeg[] {
  if (legs.some((each) => legKey(each) === legKey(leg))) return legs.filter((each) => legKey(each) !== legKey(leg))
  if (of === 'pool') return [leg]
  const others = legs.filter((each) => marketOf(each) !== marketOf(leg))
  return others.length < MOST_LEGS ? [...others, leg] : legs
}

export type KeptSlip = ReturnType<typeof useKeptSlip>

/**
 * A person's slip, kept while the page is loaded: whoever looks elsewhere finds it again, and whoever put it together before
 * they logged in has it afterwards.
 */
export function useKeptSlip(of: SlipOf) {
  const token = useSessionToken()
  const visitors = `visitor ${of}`
  const key = token === undefined ? visitors : `${token} ${of}`
  const now = () => kept.get(key) ?? kept.get(visitors) ?? nothing
  const change = (next: Partial<Kept>) => {
    kept.set(key, { ...now(), ...next })
    // What a visitor chose is the member's own now.
    if (key !== visitors) kept.delete(visitors)
    for (const listener of listeners) listener()
  }
  const keyed = (keys: readonly string[]) => (leg: ChosenLeg) => keys.includes(legKey(leg))
  return {
    ...useSyncExternalStore(subscribe, now),
    /** Put on or taken off by hand: what is sent then is another bet, also where it comes to the same. */
    press: (leg: ChosenLeg) => change({ legs: pressed(of, now().legs, leg), unsure: undefined }),
    remove: (keys: readonly string[]) =>
      change({ legs: now().legs.filter((leg) => !keyed(keys)(leg)), unsure: undefined }),
    /** Goes on with other prices than those that were pressed. */
    take: (prices: ReadonlyMap<string, string>) =>
      change({ legs: now().legs.map((leg) => ({ ...leg, price: prices.get(legKey(leg)) ?? leg.price })) }),
    set: (next: Partial<Pick<Kept, 'stake' | 'isParlay' | 'accepts'>>) => change(next),
    /** What was sent of this bet, where it is not known whether it was booked. */
    unsureOf(bet: string) {
      const { unsure } = now()
      return unsure?.bet === bet && Date.now() < unsure.until ? unsure.input : undefined
    },
    keepUnsure: (unsure: Unsure | undefined) => change({ unsure }),
    /** Wherever one looks meanwhile and whatever one changes, it is not sent again before its answer is there. */
    sendOnce: async (send: () => Promise<void>) => {
      if (now().isAway) return
      change({ isAway: true })
      await send().finally(() => change({ isAway: false }))
    },
  }
}
