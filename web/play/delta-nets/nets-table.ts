import type { DeltaNetsEvent } from '@croupier/games/delta-nets/events.ts'
import { deltaNets, leastPaid } from '@croupier/games/delta-nets/rules.ts'
import type { Species } from '@croupier/games/delta-nets/tables.ts'
import { decimalOf, fittingStake, type Micro } from '../rgs/micro.ts'
import type { Round } from '../rgs/wire.ts'
import { type AutoEnd, type AutoPlan, type AutoRun, beginAuto, counted, mayGoOnBeside } from '../shell/autoplay.ts'
import type { Game } from '../shell/game.ts'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import { setStakeTo, type StakeNote } from '../shell/stake-note.ts'
import { openStore, type Readable } from '../shell/store.ts'
import { scaleOf } from '../shell/money.tsx'
import type { River } from './river.ts'
import { type Direction, type Fish, nearestOf, nextFrom } from './shoal.ts'
import { playCatch, playMiss, playThrow, playWheel } from './sounds.ts'

/** Shots whose answers are still to come, at most: a slow answer holds up none of the next few. */
const MOST_FLYING = 3
/** The least from one shot to the next, by hand and by itself. */
const BY_HAND_MILLISECONDS = 180
const BY_ITSELF_MILLISECONDS = 333
const LOOK_MILLISECONDS = 60
/** The portal reads what was played anew when a round is over; a few shots are read at once. */
const TELL_MILLISECONDS = 3_000
const MOST_REMEMBERED = 16
/** Catches from here on are shown over the river, for so long. */
const GREAT = 20
const SHOWN_MILLISECONDS = 2_600
/** How long the wheel turns; what it comes to is told nowhere before. */
export const WHEEL_MILLISECONDS = 3_400
const NOTE_MILLISECONDS = 2_400

export interface Catch {
  readonly id: string
  readonly species: Species
  /** Times the stake. */
  readonly pays: number
  readonly payout: Micro
  /** Where the turtle's wheel stands. */
  readonly field: number | undefined
}

export interface NetsState {
  /** What is aimed at. */
  readonly species: Species
  readonly stake: Micro
  /** Why the stake is another than was asked for last. */
  readonly stakeNote: StakeNote | undefined
  /** The newest first. */
  readonly past: readonly Catch[]
  /** A great catch, as long as it is shown. */
  readonly shown: Catch | undefined
  /** What came of the last throw by hand, for those who do not see it. */
  readonly said: { readonly id: string; readonly kind: 'caught' | 'missed'; readonly of: Catch } | 'none' | undefined
  /** The plan that is running. */
  readonly auto: AutoRun | undefined
  /** Why the last plan stopped by itself. */
  readonly ending: AutoEnd | undefined
}

export interface NetsTable extends Readable<NetsState> {
  aimAt(species: Species): void
  /** Aims at this fish; by hand, a net is thrown at it too. */
  press(fish: Fish): void
  /** Aims at the next fish in a direction. */
  step(direction: Direction): void
  /** One net at what is aimed at. */
  throwNet(): void
  setStake(stake: Micro): void
  startAuto(plan: AutoPlan): Promise<void>
  stopAuto(): void
  /** Takes the stake up where it was left; no throw is ever left half done. */
  resume(): void
  /** Shows a throw of the past again. */
  replay(): Promise<void>
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What a catch would bring over the stake, at the least. */
export function profitOf(stake: Micro, species: Species): Micro {
  return stake * BigInt(leastPaid(species)) - stake
}

function catchOf({ id, payout, events: [shot, wheel] }: Round<DeltaNetsEvent>, amount: Micro): Catch | undefined {
  if (shot?.type !== 'shot') return undefined
  const pays = wheel?.type === 'wheel' ? wheel.pays : Number(amount > 0n ? payout / amount : 0n)
  return { id, species: shot.species, pays, payout, field: wheel?.type === 'wheel' ? wheel.field : undefined }
}

/** The course of the game: net after net, some of them in the water at once, by hand or by plan. */
export function openNetsTable({ session, sound, frame, replay }: Game<DeltaNetsEvent>, river: River): NetsTable {
  const store = openStore<NetsState>({
    species: 'mola',
    stake: 0n,
    stakeNote: undefined,
    past: [],
    shown: undefined,
    said: undefined,
    auto: undefined,
    ending: undefined,
  })
  let isAutoWanted = false
  let flying = 0
  let stakesFlying = 0n
  let lastThrow = Number.NEGATIVE_INFINITY
  let lastRound = ''

  /** The fish that a net at what is aimed at would fly to; it stays the same as long as it is there. */
  function aimed(): Fish | undefined {
    const shoal = river.inSight()
    const { species } = store.current()
    const { width, height } = river.water
    const fish =
      shoal.find((each) => each.key === river.marked && each.species === species) ??
      nearestOf(shoal, species, width / 2, height / 2)
    river.marked = fish?.key
    return fish
  }

  river.onLook = () => void (replay.current().round ?? aimed())

  let toldAt = Number.NEGATIVE_INFINITY
  let isTelling = false

  /** Tells the framing page of rounds that are over, a few at once. */
  async function tell(): Promise<void> {
    if (isTelling) return
    isTelling = true
    const wait = toldAt + TELL_MILLISECONDS - performance.now()
    if (wait > 0) await sleep(wait)
    isTelling = false
    toldAt = performance.now()
    frame.tell({ type: 'round', roundId: lastRound })
  }

  /** A great catch stands over the river for a while; a greater one takes its place at once. */
  function present(caught: Catch): void {
    if (caught.pays < GREAT) return
    store.set({ shown: caught })
    const turning = caught.field === undefined || isMotionReduced() ? 0 : WHEEL_MILLISECONDS
    setTimeout(() => {
      if (store.current().shown === caught) store.set({ shown: undefined })
    }, turning + SHOWN_MILLISECONDS)
  }

  function paidText(payout: Micro): string {
    const [whole = '0', fraction = ''] = decimalOf(payout).split('.')
    const scale = scaleOf(payout, session.current().currency || replay.current().currency)
    const decimals = scale === 0 ? '' : `.${fraction.padEnd(scale, '0').slice(0, scale)}`
    return `+${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${decimals}`
  }

  /** From the largest stake to the smallest, how large a net looks. */
  function levelOf(stake: Micro): number {
    const levels = session.current().stakes?.levels ?? []
    const at = levels.findIndex((level) => level >= stake)
    return levels.length < 2 ? 0.4 : (at === -1 ? levels.length - 1 : at) / (levels.length - 1)
  }

  /** One shot, from the net's flight to what came of it. What it paid, or undefined where nothing is known of it. */
  async function shoot(fish: Fish, amount: Micro): Promise<Micro | undefined> {
    flying += 1
    stakesFlying += amount
    lastThrow = performance.now()
    const cast = river.throwAt(fish, levelOf(amount))
    playThrow(sound)
    const choice = deltaNets.writeChoice({ species: fish.species })
    const round = await session.shoot({ amount, mode: 'BASE', choice })
    flying -= 1
    stakesFlying -= amount
    const shot = round && catchOf(round, amount)
    if (!round || !shot) {
      void river.land(cast, { kind: 'gone' })
      return undefined
    }
    lastRound = round.id
    void tell()
    void showLanding(cast, shot)
    return round.payout
  }

  async function showLanding(cast: Parameters<River['land']>[0], shot: Catch): Promise<void> {
    const isCaught = shot.payout > 0n
    const turns = shot.field !== undefined && !isMotionReduced()
    const paid = turns ? '' : paidText(shot.payout)
    await river.land(cast, isCaught ? { kind: 'caught', pays: shot.pays, paid } : { kind: 'missed' })
    if (turns) {
      present(shot)
      playWheel(sound)
      await sleep(WHEEL_MILLISECONDS)
    }
    if (isCaught) playCatch(sound, shot.pays)
    else playMiss(sound)
    const { auto, past } = store.current()
    // By itself it goes too fast to be read out; a catch is.
    if (isCaught || !auto) store.set({ said: { id: shot.id, kind: isCaught ? 'caught' : 'missed', of: shot } })
    if (!isCaught) return
    store.set({ past: [shot, ...past].slice(0, MOST_REMEMBERED) })
    if (!turns) present(shot)
  }

  /** Whether one more net may be thrown now; what the ones on their way cost is counted as spent. */
  function mayThrow(amount: Micro, least: number): boolean {
    const { phase, balance, jurisdiction } = session.current()
    const pause = Math.max(least, jurisdiction.minimumRoundDuration ?? 0)
    if (phase !== 'open' || flying >= MOST_FLYING || performance.now() - lastThrow < pause) return false
    return flying === 0 || balance === undefined || amount <= balance - stakesFlying
  }

  function throwByHand(fish: Fish): void {
    const { auto, stake } = store.current()
    if (auto || stake === 0n || replay.current().round || !mayThrow(stake, BY_HAND_MILLISECONDS)) return
    store.set({ ending: undefined })
    void shoot(fish, stake)
  }

  function mark(fish: Fish): void {
    river.marked = fish.key
    if (store.current().species !== fish.species) store.set({ species: fish.species })
    river.onChange()
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    aimAt(species) {
      store.set({ species })
      aimed()
      river.onChange()
    },
    press(fish) {
      mark(fish)
      throwByHand(fish)
    },
    step(direction) {
      const next = nextFrom(river.inSight(), aimed(), direction)
      if (next) mark(next)
    },
    throwNet() {
      const fish = aimed()
      if (fish) throwByHand(fish)
      else {
        store.set({ said: 'none' })
        setTimeout(() => store.current().said === 'none' && store.set({ said: undefined }), NOTE_MILLISECONDS)
      }
    },
    setStake(stake) {
      const { stakes } = session.current()
      if (stakes && !store.current().auto) store.set(setStakeTo(stake, stakes))
    },
    async startAuto(plan) {
      const { stakes, phase } = session.current()
      if (phase !== 'open' || store.current().auto || !stakes) return
      isAutoWanted = true
      store.set({ ending: undefined })
      let run = beginAuto(plan, stakes)
      const throwByItself = async (fish: Fish, stake: Micro): Promise<void> => {
        const payout = await shoot(fish, stake)
        if (payout === undefined) isAutoWanted = false
        else if (typeof run !== 'string') run = counted(run, payout, stakes)
      }
      while (typeof run !== 'string' && isAutoWanted) {
        if (store.current().auto !== run) store.set({ auto: run })
        const verdict = mayGoOnBeside(run, flying, stakes)
        if (typeof verdict === 'string' && verdict !== 'wait') {
          run = verdict
          break
        }
        const fish = verdict === 'wait' || document.hidden ? undefined : aimed()
        if (fish && mayThrow(run.stake, BY_ITSELF_MILLISECONDS)) void throwByItself(fish, run.stake)
        await sleep(LOOK_MILLISECONDS)
      }
      isAutoWanted = false
      store.set({ auto: undefined, ending: typeof run === 'string' ? run : undefined })
    },
    stopAuto() {
      isAutoWanted = false
    },
    resume() {
      const { stakes, round } = session.current()
      if (stakes) store.set({ stake: fittingStake(round?.amount ?? stakes.initial, stakes) })
    },
    async replay() {
      const { round } = replay.current()
      const shot = round && catchOf(round, round.amount)
      if (!shot) return
      store.set({ species: shot.species, shown: undefined, said: undefined })
      river.invite(shot.species)
      await sleep(500)
      const [fish] = river.shoal()
      if (fish) await showLanding(river.throwAt(fish, 0.4), shot)
    },
  }
}
