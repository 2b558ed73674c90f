import { setTimeout as wait } from 'node:timers/promises'
import { corrupted, type FaultName, type Faults, faultNames, noFaults, seeded } from './faults.ts'
import type { VendorWire, WireAnswer, WireCall, WireKind } from './vendor-wire.ts'

/** An attempt as the sandbox's page lists it. */
export interface LoggedCall {
  at: Date
  route: string
  attempt: number
  /** The HTTP status, or what went wrong before there was one; and what the faults did to it. */
  outcome: string
  milliseconds: number
  sent: string
  answered: string
}

export interface LineOptions {
  /** The vendor's address at each of the house's servers: `http://127.0.0.1:8080/vendors/SANDBOX`. Attempts take turns. */
  walletUrls: readonly string[]
  log?: ((call: LoggedCall) => void) | undefined
  /** How long the first pause between attempts is; tests shorten it. */
  pauseMilliseconds?: number | undefined
  /** What the faults are drawn from. */
  random?: (() => number) | undefined
}

/** What went over the line since it was opened. */
export interface LineCounts {
  /** Attempts, with those the faults kept back and without their duplicates. */
  attempts: number
  done: number
  refused: number
  unknown: number
  /** Under way at this moment, what arrives late included. */
  underWay: number
  faults: Record<FaultName, number>
  /** Corrupted calls that the house did not refuse: there must be none. */
  corruptTaken: number
  /** Bets, wins and rollbacks sent twice that were answered with two balances: there must be none. */
  disagreed: number
}

/** As vendors' documents say: 15 s an attempt, these many attempts, a bet within 30 s. */
const TIMEOUT_MILLISECONDS = 15_000
const WITHIN_MILLISECONDS = 30_000
const attempts: Readonly<Record<WireKind, number>> = { balance: 2, bet: 4, win: 4, rollback: 5, finish: 5, free: 5 }
/** How late bytes arrive that are taken over by others. */
const LATE_MILLISECONDS = 1_500

const unknown: WireAnswer = { outcome: 'unknown' }

/** The vendor's way to the house: signed calls, tried again where no answer came, with what can go wrong on the way. */
export interface Line {
  readonly counts: LineCounts
  faults: Faults
  /** Sends until there is an answer or the attempts are used up. */
  call(call: WireCall): Promise<WireAnswer>
  /** Sends what the house must come to know until it answers, however long it is away. */
  callUntilAnswered(call: WireCall): Promise<WireAnswer>
  /** Ends the calls that go on until they are answered. */
  close(): void
}

export function openLine(wire: VendorWire, options: LineOptions): Line {
  const { walletUrls, log, pauseMilliseconds = 500, random = seeded(Date.now()) } = options
  const counts: LineCounts = {
    attempts: 0,
    done: 0,
    refused: 0,
    unknown: 0,
    underWay: 0,
    faults: { delay: 0, dropRequest: 0, dropAnswer: 0, duplicate: 0, reorder: 0, corrupt: 0 },
    corruptTaken: 0,
    disagreed: 0,
  }
  let turn = 0
  let isClosed = false

  async function exchange(call: WireCall, number: number, struck: readonly FaultName[]): Promise<WireAnswer> {
    const startedAt = performance.now()
    const entry = { at: new Date(), route: call.route, attempt: number, sent: call.body }
    const marks = struck.map((name) => `, ${name}`).join('')
    const note = (outcome: string, answered: string) =>
      log?.({ ...entry, outcome: outcome + marks, milliseconds: Math.round(performance.now() - startedAt), answered })
    let body = call.body
    let signature = wire.signed(body)
    if (struck.includes('corrupt')) {
      if (random() < 0.5) body = corrupted(body, random)
      else {
        signature = Object.fromEntries(
          Object.entries(signature).map(([name, value]) => [name, corrupted(value, random)]),
        )
      }
    }
    turn += 1
    try {
      const response = await fetch(`${walletUrls[turn % walletUrls.length]}/${call.route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      })
      const answered = await response.text()
      note(String(response.status), answered)
      return wire.read(response.status, answered)
    } catch (error) {
      note((error as Error).name, '')
      return unknown
    }
  }

  async function send(call: WireCall, number: number, struck: readonly FaultName[]): Promise<WireAnswer> {
    counts.underWay += 1
    try {
      return await exchange(call, number, struck)
    } finally {
      counts.underWay -= 1
    }
  }

  async function sendLate(call: WireCall, number: number, milliseconds: number): Promise<void> {
    counts.underWay += 1
    await wait(milliseconds)
    counts.underWay -= 1
    await send(call, number, ['reorder'])
  }

  async function sendTwice(call: WireCall, number: number): Promise<WireAnswer> {
    const [one, other] = await Promise.all([send(call, number, []), send(call, number, ['duplicate'])])
    const isKept = call.kind === 'bet' || call.kind === 'win' || call.kind === 'rollback'
    const areBoth = one.outcome === 'done' && other.outcome === 'done'
    if (isKept && areBoth && one.balance !== other.balance) counts.disagreed += 1
    return one.outcome === 'unknown' ? other : one
  }

  async function attempt(call: WireCall, number: number): Promise<WireAnswer> {
    const { faults } = openedLine
    const struck = faultNames.filter((name) => faults[name] > 0 && random() * 100 < faults[name])
    for (const name of struck) counts.faults[name] += 1
    counts.attempts += 1
    if (struck.includes('delay')) await wait(random() * faults.delayMilliseconds)
    if (struck.includes('dropRequest')) {
      log?.({
        at: new Date(),
        route: call.route,
        attempt: number,
        outcome: 'dropRequest',
        milliseconds: 0,
        sent: call.body,
        answered: '',
      })
      return unknown
    }
    if (struck.includes('corrupt')) {
      const answer = await send(call, number, struck)
      if (answer.outcome === 'done') counts.corruptTaken += 1
      return unknown
    }
    if (struck.includes('reorder')) {
      void sendLate(call, number, random() * LATE_MILLISECONDS)
      return unknown
    }
    const answer = await (struck.includes('duplicate') ? sendTwice(call, number) : send(call, number, struck))
    return struck.includes('dropAnswer') ? unknown : answer
  }

  const openedLine: Line = {
    counts,
    faults: noFaults,
    async call(call) {
      const startedAt = performance.now()
      for (let number = 1; ; number += 1) {
        const answer = await attempt(call, number)
        counts[answer.outcome] += 1
        const isLate = call.kind === 'bet' && performance.now() - startedAt > WITHIN_MILLISECONDS
        if (answer.outcome !== 'unknown' || number === attempts[call.kind] || isLate) return answer
        await wait(pauseMilliseconds * 2 ** (number - 1))
      }
    },
    async callUntilAnswered(call) {
      for (let pause = pauseMilliseconds * 2; ; pause = Math.min(pause * 2, pauseMilliseconds * 40)) {
        const answer = await openedLine.call(call)
        if (answer.outcome !== 'unknown' || isClosed) return answer
        await wait(pause, undefined, { ref: false })
      }
    },
    close() {
      isClosed = true
    },
  }
  return openedLine
}
