import type { FlightEvent } from '@croupier/games/sky-lantern/events.ts'
import { multiplierOf, skyLantern, type SkyLanternChoice } from '@croupier/games/sky-lantern/rules.ts'
import { payoutOf } from '@croupier/games/engine/payout.ts'
import { fittingStake, type Micro } from '../rgs/micro.ts'
import type { Round } from '../rgs/wire.ts'
import { afterRound, type AutoEnd, type AutoPlan, type AutoRun, beginAuto } from '../shell/autoplay.ts'
import type { Game } from '../shell/game.ts'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import { setStakeTo, type StakeNote } from '../shell/stake-note.ts'
import { openStore, type Readable } from '../shell/store.ts'
import { playLoss, playRise, playWin } from './sounds.ts'
import { firstChoice, withTargetText } from './target.ts'

/** How long the lantern rises. */
export const RISE_MILLISECONDS = 620
/** How long a result stands before autoplay goes on. */
const PAUSE_MILLISECONDS = 280
const MOST_REMEMBERED = 24

export interface Past {
  readonly id: string
  readonly flight: FlightEvent
}

/** The flight the sky shows; `isOver` once the lantern stands. */
export interface Shown {
  readonly round: Round<FlightEvent>
  readonly flight: FlightEvent
  readonly isOver: boolean
}

export interface LanternState {
  readonly choice: SkyLanternChoice
  readonly stake: Micro
  /** Why the stake is another than was asked for last. */
  readonly stakeNote: StakeNote | undefined
  readonly shown: Shown | undefined
  /** The newest first. */
  readonly past: readonly Past[]
  /** The plan that is running. */
  readonly auto: AutoRun | undefined
  /** Why the last plan stopped by itself. */
  readonly ending: AutoEnd | undefined
}

export interface LanternTable extends Readable<LanternState> {
  choose(choice: SkyLanternChoice): void
  setStake(stake: Micro): void
  /** One round by hand. */
  rise(): Promise<void>
  startAuto(plan: AutoPlan): Promise<void>
  /** After the round that is running. */
  stopAuto(): void
  /** Shows and pays a round that a reload interrupted. */
  resume(): Promise<void>
  /** Shows a round of the past again. */
  replay(): Promise<void>
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What a win would bring over the stake. */
export function profitOf(stake: Micro, choice: SkyLanternChoice): Micro {
  return payoutOf(stake, multiplierOf(choice)) - stake
}

/** The course of the game: one lantern after the other, by hand or by plan. */
export function openLanternTable({ session, sound, frame, replay }: Game<FlightEvent>): LanternTable {
  const store = openStore<LanternState>({
    choice: firstChoice,
    stake: 0n,
    stakeNote: undefined,
    shown: undefined,
    past: [],
    auto: undefined,
    ending: undefined,
  })
  let isAutoWanted = false
  let lastBet = 0

  const isFree = () => session.current().phase === 'open' && store.current().auto === undefined

  /** Takes up what was bet on in a round that is shown again, or goes on. */
  function takeChoiceOf(flight: FlightEvent): void {
    store.set({ choice: withTargetText(flight.target) ?? store.current().choice })
  }

  async function fly(round: Round<FlightEvent>): Promise<FlightEvent | undefined> {
    const [flight] = round.events
    if (!flight) return undefined
    store.set({ shown: { round, flight, isOver: false } })
    if (!isMotionReduced()) {
      playRise(sound)
      await sleep(RISE_MILLISECONDS)
    }
    store.set({ shown: { round, flight, isOver: true } })
    if (flight.isWin) playWin(sound)
    else playLoss(sound)
    return flight
  }

  /** Shows a round and lets it be paid. */
  async function show(round: Round<FlightEvent>): Promise<void> {
    const flight = await fly(round)
    if (!flight) return
    const past = [{ id: round.id, flight }, ...store.current().past]
    store.set({ past: past.slice(0, MOST_REMEMBERED) })
    await session.settle()
    frame.tell({ type: 'round', roundId: round.id })
  }

  /** One round, from bet to payment; what it paid, or undefined where there was none. */
  async function play(amount: Micro): Promise<Micro | undefined> {
    const pause = (session.current().jurisdiction.minimumRoundDuration ?? 0) - (performance.now() - lastBet)
    if (lastBet > 0 && pause > 0) await sleep(pause)
    lastBet = performance.now()
    const choice = skyLantern.writeChoice(store.current().choice)
    const round = await session.bet({ amount, mode: 'BASE', choice })
    if (!round) return undefined
    await show(round)
    return round.payout
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    choose: (choice) => isFree() && store.set({ choice }),
    setStake(stake) {
      const { stakes } = session.current()
      if (stakes && isFree()) store.set(setStakeTo(stake, stakes))
    },
    async rise() {
      if (!isFree()) return
      store.set({ ending: undefined })
      await play(store.current().stake)
    },
    async startAuto(plan) {
      const { stakes } = session.current()
      if (!isFree() || !stakes) return
      isAutoWanted = true
      store.set({ ending: undefined })
      let run = beginAuto(plan, stakes)
      while (typeof run !== 'string' && isAutoWanted) {
        store.set({ auto: run })
        const payout = await play(run.stake)
        if (payout === undefined) break
        run = afterRound(run, payout, stakes)
        if (typeof run !== 'string') await sleep(PAUSE_MILLISECONDS)
      }
      isAutoWanted = false
      store.set({ auto: undefined, ending: typeof run === 'string' ? run : undefined })
    },
    stopAuto() {
      isAutoWanted = false
    },
    async resume() {
      const { stakes, round, phase } = session.current()
      if (stakes) store.set({ stake: fittingStake(round?.amount ?? stakes.initial, stakes) })
      if (phase !== 'round' || !round) return
      const [flight] = round.events
      if (flight) takeChoiceOf(flight)
      await show(round)
    },
    async replay() {
      const { round } = replay.current()
      const [flight] = round?.events ?? []
      if (!round || !flight) return
      takeChoiceOf(flight)
      await fly(round)
    },
  }
}
