import type { RgsClient } from '../rgs/rgs-client.ts'
import type { Fairness, RevealedSeeds } from '../rgs/wire.ts'
import { openStore, type Readable } from './store.ts'

export interface FairnessState {
  readonly fairness: Fairness | undefined
  /** Of the pair that was changed last, in this visit. */
  readonly revealed: RevealedSeeds | undefined
  readonly isFailed: boolean
  readonly isRotating: boolean
}

export interface FairnessDesk extends Readable<FairnessState> {
  load(): Promise<void>
  rotate(clientSeed: string): Promise<void>
}

/** The seeds of a session as the game server tells them. */
export function openFairnessDesk(client: Pick<RgsClient, 'fairness' | 'rotate'>): FairnessDesk {
  const store = openStore<FairnessState>({
    fairness: undefined,
    revealed: undefined,
    isFailed: false,
    isRotating: false,
  })
  return {
    current: store.current,
    subscribe: store.subscribe,
    async load() {
      store.set({ isFailed: false })
      const fairness = await client.fairness().catch(() => undefined)
      store.set(fairness ? { fairness } : { isFailed: true })
    },
    async rotate(clientSeed) {
      if (store.current().isRotating) return
      store.set({ isFailed: false, isRotating: true })
      const answer = await client.rotate(clientSeed).catch(() => undefined)
      store.set({ isRotating: false })
      if (!answer) return store.set({ isFailed: true })
      const { revealed, ...fairness } = answer
      store.set({ revealed, fairness })
    },
  }
}
