import { setTimeout as sleep } from 'node:timers/promises'

const UNIT = 1_000_000
/** Wins in half of the rounds, so that there are rounds to be ended as well. */
const bet = { mode: 'BASE', amount: 10 * UNIT, choice: { target: '50.00', over: false } }
const PATIENCE_MILLISECONDS = 5_000

/** Somebody who plays the house's dice while every server fails now and then. */
export interface DicePlayer {
  /** Ids of the rounds that were answered. */
  told(): string[]
  /** Takes no new round; resolves when the last is over, or is answered to be. */
  stop(): Promise<void>
}

/**
 * Plays round after round by the RGS wire, as a page of the game does: after a lost answer it finds the round by
 * opening the game again, and an open round is ended before the next begins.
 * @param origin the games' listener, which may be of another server at every call
 */
export function playDice(origin: () => string, sessionID: string): DicePlayer {
  const told = new Set<string>()
  let isOver = false

  /** Undefined where no answer came, or none by the house. */
  async function rgs(path: string, body: object = {}) {
    try {
      const answer = await fetch(`${origin()}/rgs/wallet/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sessionID, ...body }),
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      })
      const said = (await answer.json()) as { round?: { betID: string; active: boolean } | null }
      return answer.ok ? said : undefined
    } catch {
      return undefined
    }
  }

  async function play(): Promise<void> {
    for (;;) {
      const opened = await rgs('authenticate', { language: 'en' })
      if (!opened) await sleep(100)
      else if (opened.round?.active) await rgs('end-round')
      else if (isOver) return
      else {
        const played = await rgs('play', bet)
        if (played?.round) told.add(played.round.betID)
      }
    }
  }

  const ended = play()
  return {
    told: () => [...told],
    stop() {
      isOver = true
      return ended
    },
  }
}
