import type { MonsoonLanternsEvent, RevealEvent } from '@croupier/games/monsoon-lanterns/events.ts'
import { fittingStake, type Micro } from '../rgs/micro.ts'
import type { Round } from '../rgs/wire.ts'
import { afterRound, type AutoEnd, type AutoPlan, type AutoRun, beginAuto } from '../shell/autoplay.ts'
import type { Game } from '../shell/game.ts'
import { setStakeTo, type StakeNote } from '../shell/stake-note.ts'
import { openStore, type Readable } from '../shell/store.ts'
import type { Lit, SlotStage } from './reel-stage.ts'
import { playFreeSpins, playLanding, playSpin, playWin } from './sounds.ts'

/** Milliseconds things stand before the course goes on; a press cuts every one short. */
const STANDS = { calm: { wins: 1150, card: 4200, next: 260 }, quick: { wins: 520, card: 2600, next: 90 } }
/** From so many times the stake on a win is shown over the reels; below it the counter is enough. */
const BIG_WIN = 10n

/** A card over the reels: free spins begin, more are won, or they are over. */
export type Card =
  | { readonly kind: 'begin' | 'more'; readonly spins: number }
  | { readonly kind: 'end'; readonly spins: number; readonly amount: Micro }
  | { readonly kind: 'big'; readonly amount: Micro }

export interface FreeSpins {
  readonly spin: number
  readonly total: number
}

export interface SlotState {
  readonly stake: Micro
  /** Why the stake is another than was asked for last. */
  readonly stakeNote: StakeNote | undefined
  readonly isTurbo: boolean
  /** From the press to the end of what there is to show. */
  readonly isShowing: boolean
  /** The reels fly: a press lands them. */
  readonly isFlying: boolean
  /** Of the round shown, so far. */
  readonly win: Micro
  /** Lines that pay on the board now. */
  readonly lines: number
  readonly free: FreeSpins | undefined
  readonly card: Card | undefined
  readonly auto: AutoRun | undefined
  readonly ending: AutoEnd | undefined
}

export interface SlotTable extends Readable<SlotState> {
  /** The reels are drawn; only now can anything be shown. */
  attach(stage: SlotStage): void
  setStake(stake: Micro): void
  setTurbo(isTurbo: boolean): void
  /** The one button: spins, lands what flies, or goes on from what stands. */
  press(): void
  startAuto(plan: AutoPlan): Promise<void>
  stopAuto(): void
  resume(): Promise<void>
  replay(): Promise<void>
}

/** What an amount of the book, in hundredths of the bet, is in money. */
function moneyOf(hundredths: number, bet: Micro): Micro {
  return (bet * BigInt(hundredths)) / 100n
}

/** What was paid by the events before `from`, and the board that stood there. */
export function standingAt(
  events: readonly MonsoonLanternsEvent[],
  from: number,
): { hundredths: number; reveal: RevealEvent | undefined; free: FreeSpins | undefined } {
  let hundredths = 0
  let reveal: RevealEvent | undefined
  let free: FreeSpins | undefined
  for (const event of events.slice(0, from)) {
    if (event.type === 'lineWins' || event.type === 'scatters') hundredths += event.amount
    if (event.type === 'reveal') reveal = event
    if (event.type === 'freeSpin') free = { spin: event.spin, total: event.totalFreeSpins }
    if (event.type === 'freeSpinsEnd') free = undefined
  }
  return { hundredths, reveal, free }
}

/** The course of the game: bets, and shows what they brought, event by event. */
export function openSlotTable(
  { session, sound, frame, replay }: Pick<Game<MonsoonLanternsEvent>, 'session' | 'sound' | 'frame' | 'replay'>,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): SlotTable {
  const { current, subscribe, set } = openStore<SlotState>({
    stake: 0n,
    stakeNote: undefined,
    isTurbo: false,
    isShowing: false,
    isFlying: false,
    win: 0n,
    lines: 0,
    free: undefined,
    card: undefined,
    auto: undefined,
    ending: undefined,
  })
  const drawn = Promise.withResolvers<SlotStage>()
  let hurry = Promise.withResolvers<void>()
  let isAutoWanted = false
  let lastBet = 0

  const pace = () => (current().isTurbo ? 'quick' : 'calm')
  const isFree = () => session.current().phase === 'open' && !current().isShowing && current().auto === undefined

  /** Stands so long, or until a press. */
  async function stand(milliseconds: number): Promise<void> {
    hurry = Promise.withResolvers()
    await Promise.race([wait(milliseconds), hurry.promise])
  }

  async function showCard(card: Card): Promise<void> {
    set({ card })
    await stand(STANDS[pace()].card)
    set({ card: undefined })
  }

  async function spinTo(stage: SlotStage, reveal: RevealEvent): Promise<void> {
    set({ isFlying: true, lines: 0 })
    // A press while the answer was awaited wants the reels down at once.
    const standing = stage.stop(reveal.stops, (reel) => playLanding(sound, reel))
    await standing
    set({ isFlying: false })
  }

  async function showWins(stage: SlotStage, lit: Lit, amount: Micro, bet: Micro): Promise<void> {
    stage.light(lit)
    set({ win: current().win + amount, lines: lit.lines.length })
    // A return below the stake is no feast.
    if (amount >= bet) playWin(sound, Number(amount / bet) + 2)
    else playWin(sound, 1)
    await stand(STANDS[pace()].wins)
  }

  async function showEvent(
    stage: SlotStage,
    event: MonsoonLanternsEvent,
    round: Round<MonsoonLanternsEvent>,
  ): Promise<void> {
    const bet = round.amount
    switch (event.type) {
      case 'reveal':
        if (!current().isFlying) {
          stage.start(event.game, pace())
          playSpin(sound)
        }
        return spinTo(stage, event)
      case 'lineWins':
        return showWins(
          stage,
          { cells: event.wins.flatMap(({ cells }) => cells), lines: event.wins },
          moneyOf(event.amount, bet),
          bet,
        )
      case 'scatters': {
        await showWins(stage, { cells: event.cells, lines: [] }, moneyOf(event.amount, bet), bet)
        if (event.freeSpins === 0) return
        playFreeSpins(sound)
        const isFirst = event.totalFreeSpins === event.freeSpins
        await showCard({ kind: isFirst ? 'begin' : 'more', spins: event.freeSpins })
        set({ free: { spin: current().free?.spin ?? 0, total: event.totalFreeSpins } })
        return
      }
      case 'freeSpin':
        return set({ free: { spin: event.spin, total: event.totalFreeSpins } })
      case 'freeSpinsEnd':
        stage.light(undefined)
        await showCard({ kind: 'end', spins: event.freeSpins, amount: moneyOf(event.amount, bet) })
        return set({ free: undefined })
      case 'finalWin':
        if (round.payout >= bet * BIG_WIN && !round.events.some(({ type }) => type === 'freeSpinsEnd'))
          await showCard({ kind: 'big', amount: round.payout })
        return set({ win: round.payout })
    }
  }

  /** Shows a round from its first event not shown yet. */
  async function show(round: Round<MonsoonLanternsEvent>, onShown: (index: number) => void): Promise<void> {
    const stage = await drawn.promise
    const { hundredths, reveal, free } = standingAt(round.events, round.from)
    if (reveal) stage.show(reveal.game, reveal.stops)
    set({ isShowing: true, win: moneyOf(hundredths, round.amount), lines: 0, free, card: undefined })
    for (const event of round.events.slice(round.from)) {
      await showEvent(stage, event, round)
      onShown(event.index)
    }
    set({ isShowing: false, free: undefined })
  }

  /** Shows a round of this session and lets it be paid. */
  async function finish(round: Round<MonsoonLanternsEvent>): Promise<void> {
    await show(round, session.shown)
    await session.settle()
    frame.tell({ type: 'round', roundId: round.id })
  }

  async function play(amount: Micro): Promise<Micro | undefined> {
    const stage = await drawn.promise
    const pause = (session.current().jurisdiction.minimumRoundDuration ?? 0) - (performance.now() - lastBet)
    set({ isShowing: true, win: 0n, lines: 0, ending: undefined })
    if (lastBet > 0 && pause > 0) {
      await wait(pause)
      // Whoever stops meanwhile has not bet yet.
      if (current().auto && !isAutoWanted) {
        set({ isShowing: false })
        return undefined
      }
    }
    lastBet = performance.now()
    stage.light(undefined)
    stage.start('base', pace())
    playSpin(sound)
    set({ isFlying: true })
    const stood = standing
    const round = await session.bet({ amount, mode: 'BASE' })
    if (!round) {
      // No bet, no outcome: the board goes back to what it was.
      stage.show('base', stood)
      set({ isShowing: false, isFlying: false })
      return undefined
    }
    await finish(round)
    const last = round.events.findLast((event) => event.type === 'reveal' && event.game === 'base')
    if (last?.type === 'reveal') standing = last.stops
    return round.payout
  }

  /** The stops of the base game’s board that stood last. */
  let standing: readonly number[] = [0, 3, 6, 9, 12]

  return {
    current,
    subscribe,
    attach(stage) {
      stage.show('base', standing)
      drawn.resolve(stage)
    },
    setStake(stake) {
      const { stakes } = session.current()
      if (stakes && isFree()) set(setStakeTo(stake, stakes))
    },
    setTurbo: (isTurbo) => set({ isTurbo }),
    press() {
      const { isShowing, isFlying, stake } = current()
      if (isShowing) {
        hurry.resolve()
        if (isFlying && !session.current().jurisdiction.disabledSlamstop)
          void drawn.promise.then((stage) => stage.slam())
      } else if (isFree()) void play(stake)
    },
    async startAuto(plan) {
      const { stakes } = session.current()
      if (!isFree() || !stakes) return
      isAutoWanted = true
      let run = beginAuto(plan, stakes)
      while (typeof run !== 'string' && isAutoWanted) {
        set({ auto: run })
        const payout = await play(run.stake)
        if (payout === undefined) break
        run = afterRound(run, payout, stakes)
        if (typeof run !== 'string') await stand(STANDS[pace()].next)
      }
      isAutoWanted = false
      set({ auto: undefined, ending: typeof run === 'string' ? run : undefined })
    },
    stopAuto() {
      isAutoWanted = false
    },
    async resume() {
      const { stakes, round, phase } = session.current()
      if (stakes) set({ stake: fittingStake(round?.amount ?? stakes.initial, stakes) })
      if (phase === 'round' && round) await finish(round)
    },
    async replay() {
      const { round } = replay.current()
      if (round && !current().isShowing) await show(round, () => {})
    },
  }
}
