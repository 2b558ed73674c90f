import type { RgsClient } from '../rgs/rgs-client.ts'
import { type Round, roundOf } from '../rgs/wire.ts'
import type { Launch } from './launch.ts'
import { openStore, type Readable } from './store.ts'

export interface ReplayState<Event> {
  readonly isMissing: boolean
  readonly round: Round<Event> | undefined
  readonly currency: string
}

export interface Replay<Event> extends Readable<ReplayState<Event>> {
  /** The round as it was, with nothing to settle; undefined where it cannot be shown. */
  load(): Promise<Round<Event> | undefined>
}

/** The round a game was opened to show again. */
export function openReplay<Event>(client: Pick<RgsClient, 'replay'>, launch: Launch, game: string): Replay<Event> {
  const store = openStore<ReplayState<Event>>({ isMissing: false, round: undefined, currency: launch.currency })
  return {
    current: store.current,
    subscribe: store.subscribe,
    async load() {
      try {
        if (!launch.replay) return undefined
        const answer = await client.replay({ game, ...launch.replay })
        const round = { ...roundOf<Event>(answer), from: 0, isActive: false }
        store.set({ round, currency: answer.currency ?? launch.currency })
        return round
      } catch {
        store.set({ isMissing: true })
        return undefined
      }
    },
  }
}
