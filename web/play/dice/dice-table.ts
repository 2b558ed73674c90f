import type { RollEvent } from '@croupier/games/dice/events.ts'
import { dice, type DiceChoice, multiplierOf } from '@croupier/games/dice/rules.ts'
import { payoutOf } from '@croupier/games/engine/payout.ts'
import { fittingStake, type Micro } from '../rgs/micro.ts'
import type { Round } from '../rgs/wire.ts'
import { afterRound, type AutoEnd, type AutoPlan, type AutoRun, beginAuto } from '../shell/autoplay.ts'
import type { Game } from '../shell/game.ts'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import { setStakeTo, type StakeNote } from '../shell/stake-note.ts'
import { openStore, type Readable } from '../shell/store.ts'
import { firstChoice } from './choice.ts'
import { playLoss, playRoll, playWin } from './sounds.ts'

/** How long the lantern glides. */
export const GLIDE_MILLISECONDS = 460
/** How long a result stands before autoplay goes on. */
const PAUSE_MILLISECONDS = 260
const MOST_REMEMBERED = 24

export interface Past {
  readonly id: string
  readonly roll: RollEvent
}

/** The roll the stage shows; `isLanded` once the lantern hangs still. */
export interface Shown {
  readonly round: Round<RollEvent>
  readonly roll: RollEvent
  readonly isLanded: boolean
}

export interface DiceState {
  readonly choice: DiceChoice
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

export interface DiceTable extends Readable<DiceState> {
  choose(choice: DiceChoice): void
  setStake(stake: Micro): void
  /** One round by hand. */
  roll(): Promise<void>
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
export function profitOf(stake: Micro, choice: DiceChoice): Micro {
  return payoutOf(stake, multiplierOf(choice)) - stake
}

function choiceOf({ target, over }: RollEvent): DiceChoice {
  return { target: Number(target.replace('.', '')), over }
}

/** The course of the game: one roll after the other, by hand or by plan. */
export function openDiceTable({ session, sound, frame, replay }: Game<RollEvent>): DiceTable {
  const store = openStore<DiceState>({
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

  async function land(round: Round<RollEvent>): Promise<RollEvent | undefined> {
    const [roll] = round.events
    if (!roll) return undefined
    store.set({ shown: { round, roll, isLanded: false } })
    if (!isMotionReduced()) {
      playRoll(sound)
      await sleep(GLIDE_MILLISECONDS)
    }
    store.set({ shown: { round, roll, isLanded: true } })
    if (roll.isWin) playWin(sound)
    else playLoss(sound)
    return roll
  }

  /** Lands a round and lets it be paid. */
  async function show(round: Round<RollEvent>): Promise<void> {
    const roll = await land(round)
    if (!roll) return
    const past = [{ id: round.id, roll }, ...store.current().past]
    store.set({ past: past.slice(0, MOST_REMEMBERED) })
    await session.settle()
    frame.tell({ type: 'round', roundId: round.id })
  }

  /** One round, from bet to payment; what it paid, or undefined where there was none. */
  async function play(amount: Micro): Promise<Micro | undefined> {
    const pause = (session.current().jurisdiction.minimumRoundDuration ?? 0) - (performance.now() - lastBet)
    if (lastBet > 0 && pause > 0) await sleep(pause)
    lastBet = performance.now()
    const choice = dice.writeChoice(store.current().choice)
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
    async roll() {
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
      const [roll] = round.events
      if (roll) store.set({ choice: choiceOf(roll) })
      await show(round)
    },
    async replay() {
      const { round } = replay.current()
      const [roll] = round?.events ?? []
      if (!round || !roll) return
      store.set({ choice: choiceOf(roll) })
      await land(round)
    },
  }
}
