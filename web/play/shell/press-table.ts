import type { Micro } from '../rgs/micro.ts'
import { fittingStake } from '../rgs/micro.ts'
import type { Round } from '../rgs/wire.ts'
import { afterRound, type AutoEnd, type AutoPlan, type AutoRun, beginAuto } from './autoplay.ts'
import type { Game } from './game.ts'
import { isMotionReduced } from './reduced-motion.ts'
import type { Sound } from './sound.ts'
import { setStakeTo, type StakeNote } from './stake-note.ts'
import { openStore, type Readable } from './store.ts'

/** How a game goes in which one press is one round and one event decides it. */
export interface PressCourse<Event, Choice> {
  readonly firstChoice: Choice
  /** The choice as the server reads it. */
  writeChoice(choice: Choice): object | null
  /** What was bet on in a round that is shown again, or goes on. */
  choiceOf(event: Event, before: Choice): Choice
  /** How long the event is on its way; not at all where motion is reduced. */
  readonly showMilliseconds: number
  /** How long a result stands before autoplay goes on. */
  readonly pauseMilliseconds: number
  begin(sound: Sound): void
  win(sound: Sound): void
  lose(sound: Sound): void
}

export interface Past<Event> {
  readonly id: string
  readonly event: Event
}

/** What the stage shows; `isOver` once it stands still. */
export interface Shown<Event> {
  readonly round: Round<Event>
  readonly event: Event
  readonly isOver: boolean
}

export interface PressState<Event, Choice> {
  readonly choice: Choice
  readonly stake: Micro
  /** Why the stake is another than was asked for last. */
  readonly stakeNote: StakeNote | undefined
  readonly shown: Shown<Event> | undefined
  /** A bet waits for its time: a regulator may ask for so long between two of them. */
  readonly isWaiting: boolean
  /** The newest first. */
  readonly past: readonly Past<Event>[]
  /** The plan that is running. */
  readonly auto: AutoRun | undefined
  /** Why the last plan stopped by itself. */
  readonly ending: AutoEnd | undefined
}

export interface PressTable<Event, Choice> extends Readable<PressState<Event, Choice>> {
  choose(choice: Choice): void
  setStake(stake: Micro): void
  /** One round by hand. */
  press(): Promise<void>
  startAuto(plan: AutoPlan): Promise<void>
  /** After the round that is running. */
  stopAuto(): void
  /** Shows and pays a round that a reload interrupted. */
  resume(): Promise<void>
  /** Shows a round of the past again. */
  replay(): Promise<void>
}

const MOST_REMEMBERED = 24

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One round after the other, by hand or by plan. */
export function openPressTable<Event extends { readonly isWin: boolean }, Choice>(
  { session, sound, frame, replay }: Game<Event>,
  course: PressCourse<Event, Choice>,
): PressTable<Event, Choice> {
  const store = openStore<PressState<Event, Choice>>({
    choice: course.firstChoice,
    stake: 0n,
    stakeNote: undefined,
    shown: undefined,
    isWaiting: false,
    past: [],
    auto: undefined,
    ending: undefined,
  })
  let isAutoWanted = false
  let lastBet = 0

  const isFree = () => {
    const { auto, isWaiting } = store.current()
    return session.current().phase === 'open' && auto === undefined && !isWaiting
  }

  const takeChoiceOf = (event: Event) => store.set({ choice: course.choiceOf(event, store.current().choice) })

  async function decide(round: Round<Event>): Promise<Event | undefined> {
    const [event] = round.events
    if (!event) return undefined
    store.set({ shown: { round, event, isOver: false } })
    if (!isMotionReduced()) {
      course.begin(sound)
      await sleep(course.showMilliseconds)
    }
    store.set({ shown: { round, event, isOver: true } })
    if (event.isWin) course.win(sound)
    else course.lose(sound)
    return event
  }

  /** Shows a round and lets it be paid. */
  async function show(round: Round<Event>): Promise<void> {
    const event = await decide(round)
    if (!event) return
    const past = [{ id: round.id, event }, ...store.current().past]
    store.set({ past: past.slice(0, MOST_REMEMBERED) })
    await session.settle()
    frame.tell({ type: 'round', roundId: round.id })
  }

  /** One round, from bet to payment; what it paid, or undefined where there was none. */
  async function play(amount: Micro): Promise<Micro | undefined> {
    const pause = (session.current().jurisdiction.minimumRoundDuration ?? 0) - (performance.now() - lastBet)
    if (lastBet > 0 && pause > 0) {
      store.set({ isWaiting: true })
      await sleep(pause)
      store.set({ isWaiting: false })
      // Whoever stops meanwhile has not bet yet.
      if (store.current().auto && !isAutoWanted) return undefined
    }
    lastBet = performance.now()
    const choice = course.writeChoice(store.current().choice)
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
    async press() {
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
        if (typeof run !== 'string') await sleep(course.pauseMilliseconds)
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
      const [event] = round.events
      if (event) takeChoiceOf(event)
      await show(round)
    },
    async replay() {
      const { round } = replay.current()
      const [event] = round?.events ?? []
      if (!round || !event) return
      takeChoiceOf(event)
      await decide(round)
    },
  }
}
