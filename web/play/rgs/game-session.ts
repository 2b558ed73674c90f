import { openStore, type Readable } from '../shell/store.ts'
import type { Micro } from './micro.ts'
import { NoAnswer, type Order, Refused, type RgsClient } from './rgs-client.ts'
import {
  type Authenticated,
  type Jurisdiction,
  type Played,
  type RgsErrorCode,
  type Round,
  roundOf,
  type WireRound,
} from './wire.ts'

/** Why a bet was not placed, or why the session is over; each has its sentence in the words. */
export type Fault =
  | 'funds'
  | 'limits'
  | 'bet'
  | 'place'
  | 'maintenance'
  /** The answer was lost, and the game server says that there was no bet. */
  | 'notPlaced'
  /** Answers of shots were lost: some of them may have counted, and what is left is known. */
  | 'unseen'
  | 'session'
  /** An answer that is none, or a mistake of ours: the page cannot go on by itself. */
  | 'broken'

const faults: Readonly<Partial<Record<RgsErrorCode, Fault>>> = {
  ERR_IPB: 'funds',
  ERR_GLE: 'limits',
  ERR_VAL: 'bet',
  ERR_LOC: 'place',
  ERR_MAINTENANCE: 'maintenance',
  ERR_IS: 'session',
  ERR_ATE: 'session',
}

export interface Stakes {
  readonly min: Micro
  readonly max: Micro
  readonly step: Micro
  readonly levels: readonly Micro[]
  readonly initial: Micro
}

export interface SessionState<Event> {
  /**
   * `open` takes a bet; `betting` waits for the answer to one; `unsure` lost that answer and asks what became of the
   * bet; `round` is being shown; `settling` is being paid; `over` takes nothing more.
   */
  readonly phase: 'opening' | 'open' | 'betting' | 'unsure' | 'round' | 'settling' | 'over'
  /** The server does not answer now; we keep asking. */
  readonly isAway: boolean
  /** As the server last told; undefined until it did. */
  readonly balance: Micro | undefined
  /** The balance the session was opened with. */
  readonly opened: Micro | undefined
  readonly currency: string
  readonly stakes: Stakes | undefined
  readonly jurisdiction: Jurisdiction
  /** Shown, or to be shown: of a bet just placed, or one that a reload interrupted. */
  readonly round: Round<Event> | undefined
  readonly fault: Fault | undefined
}

export interface GameSession<Event> extends Readable<SessionState<Event>> {
  /** Asks who plays and with what, as often as it takes; an interrupted round is in the state afterwards. */
  open(): Promise<void>
  /**
   * Places one bet, where the session is open. The round, or undefined where none came of it; the state says why. An
   * answer that is lost is looked for before anything else may be placed, so no bet is ever placed twice.
   */
  bet(order: Order): Promise<Round<Event> | undefined>
  /**
   * Places one bet beside others whose answers are still to come: of a game whose rounds are over as they are decided. It
   * stays open meanwhile. The round, or undefined where none is known to have come of it; the state says why.
   */
  shoot(order: Order): Promise<Round<Event> | undefined>
  /** Tells how far the round was shown, for a reload to go on from there. Never waits, never fails. */
  shown(index: number): void
  /** The round has been shown: lets it be paid, where there is something to pay, and opens for the next bet. */
  settle(): Promise<void>
  /** Asks for the balance, as after a deposit in another tab. */
  refresh(): Promise<void>
  forgetFault(): void
}

/** How long to wait before asking again: half a second, doubling to eight. */
function pauseBefore(attempt: number): number {
  return Math.min(500 * 2 ** attempt, 8000)
}

/** A bet whose request was overtaken may still be arriving; it is looked for twice, so far apart. */
const SECOND_LOOK_MILLISECONDS = 2000

/** One session of one game: what is known of the money, and which step comes next. */
export function openGameSession<Event>(
  client: RgsClient,
  sleep: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): GameSession<Event> {
  let lastId: string | undefined
  const { current, subscribe, set } = openStore<SessionState<Event>>({
    phase: 'opening',
    isAway: false,
    balance: undefined,
    opened: undefined,
    currency: '',
    stakes: undefined,
    jurisdiction: {},
    round: undefined,
    fault: undefined,
  })

  /** Asks until there is an answer. @throws Refused */
  async function persist<Value>(call: () => Promise<Value>): Promise<Value> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await call()
        if (current().isAway) set({ isAway: false })
        return answer
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        set({ isAway: true })
        await sleep(pauseBefore(attempt))
      }
    }
  }

  function refuse(error: unknown): undefined {
    if (!(error instanceof Refused)) console.error(error)
    const fault = error instanceof Refused ? (faults[error.code] ?? 'bet') : 'broken'
    set({ fault, isAway: false, phase: fault === 'session' || fault === 'broken' ? 'over' : 'open' })
    return undefined
  }

  let shownTo = -1
  let reporting: Promise<void> | undefined

  /** Tells how far the round was shown: one call after the other, and of what piled up meanwhile the last alone. */
  async function report(): Promise<void> {
    for (let told = -1; told < shownTo; ) {
      told = shownTo
      await client.event(told).catch(() => undefined)
    }
    reporting = undefined
  }

  function take({ balance, config }: Authenticated): void {
    set({
      balance: BigInt(balance.amount),
      opened: current().opened ?? BigInt(balance.amount),
      currency: balance.currency,
      jurisdiction: config.jurisdiction ?? {},
      stakes: {
        min: BigInt(config.minBet),
        max: BigInt(config.maxBet),
        step: BigInt(config.stepBet),
        levels: config.betLevels.map(BigInt),
        initial: BigInt(config.defaultBetLevel),
      },
    })
  }

  /** Finds out the state of a bet whose answer was lost. */
  async function findLostBet(): Promise<Round<Event> | undefined> {
    set({ phase: 'unsure' })
    for (const isLastLook of [false, true]) {
      const answer = await persist(() => client.authenticate())
      take(answer)
      const id = answer.round ? String(answer.round.betID) : undefined
      if (answer.round && id !== lastId) return roundOf<Event>(answer.round)
      if (!isLastLook) await sleep(SECOND_LOOK_MILLISECONDS)
    }
    set({ phase: 'open', fault: 'notPlaced' })
    return undefined
  }

  /** Shots whose answers are still to come; and those whose answers will not. */
  let flying = 0
  let lost: { sentAfter: string | undefined }[] = []
  let lookingForShots: Promise<Round<Event> | undefined> | undefined
  let onLanded: (() => void) | undefined

  /** Answers overtake each other: the round that was decided last says what is left, and ids grow with time. */
  function takeShot({ balance, round }: Played): Round<Event> {
    const id = String(round.betID)
    if (lastId === undefined || id > lastId) {
      lastId = id
      set({ balance: BigInt(balance.amount) })
    }
    return roundOf<Event>(round)
  }

  /** Once no other answer is to come: what is left, and the round that nobody has seen, where it can only be the one. */
  async function lookForShots(): Promise<Round<Event> | undefined> {
    while (flying > lost.length) await new Promise<void>((resolve) => (onLanded = resolve))
    const missed = lost
    let unseen: WireRound | undefined
    try {
      for (const isLastLook of [false, true]) {
        const answer = await persist(() => client.authenticate())
        take(answer)
        const id = answer.round ? String(answer.round.betID) : ''
        if (answer.round && id > (lastId ?? '')) {
          unseen = answer.round
          break
        }
        if (!isLastLook) await sleep(SECOND_LOOK_MILLISECONDS)
      }
    } finally {
      lost = []
      lookingForShots = undefined
    }
    const isNone = !unseen && missed.every(({ sentAfter }) => sentAfter === lastId)
    if (unseen) lastId = String(unseen.betID)
    if (unseen && missed.length === 1) {
      set({ phase: 'open' })
      return roundOf<Event>(unseen)
    }
    set({ phase: 'open', fault: isNone ? 'notPlaced' : 'unseen' })
    return undefined
  }

  function show(round: Round<Event>): Round<Event> {
    lastId = round.id
    shownTo = -1
    set({ phase: 'round', round })
    return round
  }

  return {
    current,
    subscribe,

    async open() {
      try {
        const answer = await persist(() => client.authenticate())
        take(answer)
        if (answer.round) lastId = String(answer.round.betID)
        if (answer.round?.active) show(roundOf<Event>(answer.round))
        else set({ phase: 'open' })
      } catch (error) {
        refuse(error)
        // Without a session there is nothing to play with, whatever the reason.
        set({ phase: 'over' })
      }
    },

    async bet(order) {
      if (current().phase !== 'open') return undefined
      set({ phase: 'betting', fault: undefined, round: undefined })
      try {
        const { balance, round } = await client.play(order)
        set({ balance: BigInt(balance.amount) })
        return show(roundOf<Event>(round))
      } catch (error) {
        const isUnsure = error instanceof NoAnswer || (error instanceof Refused && error.code === 'ERR_BE')
        if (!isUnsure) return refuse(error)
      }
      try {
        const found = await findLostBet()
        return found && show(found)
      } catch (error) {
        return refuse(error)
      }
    },

    async shoot(order) {
      if (current().phase !== 'open') return undefined
      if (current().fault !== undefined) set({ fault: undefined })
      const sentAfter = lastId
      flying += 1
      try {
        return takeShot(await client.play(order))
      } catch (error) {
        if (error instanceof NoAnswer) {
          lost.push({ sentAfter })
          set({ phase: 'unsure' })
          onLanded?.()
          return await (lookingForShots ??= lookForShots()).catch(refuse)
        }
        const { phase } = current()
        refuse(error)
        // What another shot is looked for for, or what ended the session, stands.
        if (phase !== 'open' && current().phase === 'open') set({ phase })
        return undefined
      } finally {
        flying -= 1
        onLanded?.()
      }
    },

    shown(index) {
      if (!current().round?.isActive) return
      shownTo = index
      reporting ??= report()
    },

    async settle() {
      const { phase, round } = current()
      if (phase !== 'round' || !round) return
      if (!round.isActive) return set({ phase: 'open' })
      set({ phase: 'settling' })
      try {
        await reporting
        for (;;) {
          try {
            const { balance } = await client.endRound()
            return set({ phase: 'open', isAway: false, balance: BigInt(balance.amount) })
          } catch (error) {
            // Either way the game server knows whether this round was paid.
            if (!(error instanceof NoAnswer) && !(error instanceof Refused && error.code !== 'ERR_IS')) throw error
          }
          const answer = await persist(() => client.authenticate())
          take(answer)
          const isStillOpen = answer.round?.active === true && String(answer.round.betID) === round.id
          if (!isStillOpen) return set({ phase: 'open' })
          await sleep(pauseBefore(0))
        }
      } catch (error) {
        refuse(error)
      }
    },

    async refresh() {
      const isStill = () => current().phase === 'open' && flying === 0
      if (!isStill()) return
      const answer = await client.balance().catch(() => undefined)
      if (answer && isStill()) set({ balance: BigInt(answer.balance.amount) })
    },

    forgetFault() {
      set({ fault: undefined })
    },
  }
}
