import type { DealEvent, DrawEvent, LamplightBingoEvent, ResultEvent } from '@croupier/games/lamplight-bingo/events.ts'
import { lamplightBingo } from '@croupier/games/lamplight-bingo/rules.ts'
import { COLUMN_BALLS } from '@croupier/games/lamplight-bingo/tables.ts'
import { fittingStake, type Micro } from '../rgs/micro.ts'
import type { Round } from '../rgs/wire.ts'
import { afterRound, type AutoEnd, type AutoPlan, type AutoRun, beginAuto } from '../shell/autoplay.ts'
import type { Game } from '../shell/game.ts'
import { setStakeTo, type StakeNote } from '../shell/stake-note.ts'
import { openStore, type Readable } from '../shell/store.ts'
import { playBall, playLight, playWin } from './sounds.ts'
import { cardRange, mostCards, shareOf, totalOf } from './stakes.ts'

/** Milliseconds things stand before the course goes on; a press cuts all of them short. */
const STANDS = { calm: { deal: 450, ball: 190, next: 900 }, quick: { deal: 120, ball: 45, next: 250 } }

/** A round as it lies on the table. */
export interface Shown {
  readonly cards: DealEvent['cards']
  readonly balls: DrawEvent['balls']
  readonly result: ResultEvent
  /** What one card cost. */
  readonly cardStake: Micro
  readonly payout: Micro
  /** How many balls have come. */
  readonly drawn: number
  /** Every ball has come, and what the cards won stands. */
  readonly isOver: boolean
}

export interface BingoState {
  readonly cards: number
  /** Of one card. */
  readonly stake: Micro
  /** Why the stake is another than was asked for last. */
  readonly stakeNote: StakeNote | undefined
  readonly isTurbo: boolean
  /** From the press to the end of what there is to show. */
  readonly isShowing: boolean
  readonly shown: Shown | undefined
  readonly auto: AutoRun | undefined
  readonly ending: AutoEnd | undefined
}

export interface BingoTable extends Readable<BingoState> {
  takeCards(cards: number): void
  setStake(stake: Micro): void
  setTurbo(isTurbo: boolean): void
  /** The one button: plays, or lets all balls come at once. */
  press(): void
  startAuto(plan: AutoPlan): Promise<void>
  stopAuto(): void
  /** Shows and pays a round that a reload interrupted. */
  resume(): Promise<void>
  /** Shows a round of the past again. */
  replay(): Promise<void>
}

/** The round before its first ball; undefined where its events are not those of a round. */
export function layOut({ events, amount, payout }: Round<LamplightBingoEvent>): Shown | undefined {
  const [deal, draw, result] = events
  if (deal?.type !== 'deal' || draw?.type !== 'draw' || result?.type !== 'result') return undefined
  const { cards } = deal
  const cardStake = shareOf(amount, cards.length)
  return { cards, balls: draw.balls, result, cardStake, payout, drawn: 0, isOver: false }
}

const columnOf = (ball: number) => Math.floor((ball - 1) / COLUMN_BALLS)

/** The course of the game: takes the cards, lets the balls come, and has the round paid. */
export function openBingoTable(
  { session, sound, frame, replay }: Pick<Game<LamplightBingoEvent>, 'session' | 'sound' | 'frame' | 'replay'>,
  /** Whether the player asked for less movement. */
  isStill: () => boolean,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): BingoTable {
  const { current, subscribe, set } = openStore<BingoState>({
    cards: 2,
    stake: 0n,
    stakeNote: undefined,
    isTurbo: false,
    isShowing: false,
    shown: undefined,
    auto: undefined,
    ending: undefined,
  })
  let hurry = Promise.withResolvers<void>()
  let isHurried = false
  let isAutoWanted = false
  let lastBet = 0

  const stands = () => STANDS[current().isTurbo ? 'quick' : 'calm']
  const isFree = () => session.current().phase === 'open' && !current().isShowing && current().auto === undefined

  /** Stands so long, or until a press. */
  async function stand(milliseconds: number): Promise<void> {
    if (isHurried) return
    await Promise.race([wait(milliseconds), hurry.promise])
  }

  function ringFor(shown: Shown, ball: number): void {
    playBall(sound, columnOf(ball))
    if (shown.cards.some((card) => card.includes(ball))) playLight(sound, columnOf(ball))
  }

  /** Lets the balls come, one by one. */
  async function drawAll(shown: Shown): Promise<void> {
    for (const [at, ball] of shown.balls.entries()) {
      // Who asked for stillness, or pressed: all of it at once.
      if (isHurried) return
      await stand(at === 0 ? stands().deal : stands().ball)
      if (isHurried) return
      set({ shown: { ...shown, drawn: at + 1 } })
      ringFor(shown, ball)
    }
    await stand(stands().ball)
  }

  async function show(round: Round<LamplightBingoEvent>, onShown: (index: number) => void): Promise<void> {
    const shown = layOut(round)
    if (!shown) return
    hurry = Promise.withResolvers()
    // What was seen before a reload is not drawn out a second time.
    isHurried = isStill() || round.from > shown.result.index
    set({ isShowing: true, shown })
    onShown(0)
    await drawAll(shown)
    set({ shown: { ...shown, drawn: shown.balls.length, isOver: true }, isShowing: false })
    onShown(shown.result.index)
    // A return below the stake is no feast.
    if (round.payout >= round.amount && round.payout > 0n) playWin(sound, Number(round.payout / round.amount) + 1)
    else if (round.payout > 0n) playWin(sound, 1)
  }

  /** Shows a round of this session and lets it be paid. */
  async function finish(round: Round<LamplightBingoEvent>): Promise<void> {
    await show(round, session.shown)
    await session.settle()
    frame.tell({ type: 'round', roundId: round.id })
  }

  /** One round, from bet to payment; what it paid, or undefined where there was none. */
  async function play(cardStake: Micro): Promise<Micro | undefined> {
    const { cards } = current()
    const pause = (session.current().jurisdiction.minimumRoundDuration ?? 0) - (performance.now() - lastBet)
    hurry = Promise.withResolvers()
    isHurried = false
    set({ isShowing: true, ending: undefined })
    if (lastBet > 0 && pause > 0) {
      await wait(pause)
      // Whoever stops meanwhile has not bet yet.
      if (current().auto && !isAutoWanted) {
        set({ isShowing: false })
        return undefined
      }
    }
    lastBet = performance.now()
    const choice = lamplightBingo.writeChoice({ cards })
    const round = await session.bet({ amount: totalOf(cardStake, cards), mode: 'BASE', choice })
    if (!round) {
      set({ isShowing: false })
      return undefined
    }
    await finish(round)
    return round.payout
  }

  function put(cards: number, asked: Micro): void {
    const { stakes } = session.current()
    if (!stakes || !isFree()) return
    const { shown } = current()
    // Other cards are taken: those of the last round are put away.
    const kept = shown?.cards.length === cards ? shown : undefined
    set({ cards, shown: kept, ...setStakeTo(asked, cardRange(stakes, cards)) })
  }

  return {
    current,
    subscribe,
    takeCards(cards) {
      const { stakes } = session.current()
      if (stakes) put(Math.min(Math.max(cards, 1), mostCards(stakes)), current().stake)
    },
    setStake: (stake) => put(current().cards, stake),
    setTurbo: (isTurbo) => set({ isTurbo }),
    press() {
      const { isShowing, shown, stake } = current()
      if (isFree()) void play(stake)
      else if (isShowing && shown && !shown.isOver && !session.current().jurisdiction.disabledSlamstop) {
        isHurried = true
        hurry.resolve()
      }
    },
    async startAuto(plan) {
      const { stakes } = session.current()
      if (!isFree() || !stakes) return
      isAutoWanted = true
      set({ ending: undefined })
      const { cards } = current()
      let run = beginAuto(plan, stakes)
      while (typeof run !== 'string' && isAutoWanted) {
        set({ auto: run })
        const payout = await play(shareOf(run.stake, cards))
        if (payout === undefined) break
        run = afterRound(run, payout, stakes)
        if (typeof run !== 'string' && isAutoWanted) await wait(stands().next)
      }
      isAutoWanted = false
      set({ auto: undefined, ending: typeof run === 'string' ? run : undefined })
    },
    stopAuto() {
      isAutoWanted = false
    },
    async resume() {
      const { stakes, round, phase } = session.current()
      const left = round && layOut(round)
      const cards = Math.min(left?.cards.length ?? current().cards, stakes ? mostCards(stakes) : current().cards)
      if (stakes) {
        const wanted = left?.cardStake ?? stakes.initial
        set({ cards, stake: fittingStake(wanted, cardRange(stakes, cards)) })
      }
      if (phase === 'round' && round) await finish(round)
    },
    async replay() {
      const { round } = replay.current()
      if (round && !current().isShowing) await show(round, () => {})
    },
  }
}
