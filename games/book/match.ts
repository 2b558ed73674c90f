import type { Entropy } from '../engine/entropy.ts'

export type Side = 'home' | 'away'

export interface Score {
  readonly home: number
  readonly away: number
}

/** The chance of each side to score in one step of a match, in ten-thousandths; together at most `WHOLE_CHANCE`. */
export interface Chances {
  readonly home: number
  readonly away: number
}

export const WHOLE_CHANCE = 10_000

/** Who scored at each step, from the first on; null where nobody did. */
export type Course = readonly (Side | null)[]

/** A match that has gone so many steps, and how it stands. */
export interface Standing {
  readonly step: number
  readonly score: Score
}

export const KICK_OFF: Standing = { step: 0, score: { home: 0, away: 0 } }

/** Every score a match can end with, each with its exact weight: of `total` equally likely courses so many lead to it. */
export interface Finals {
  readonly total: bigint
  readonly scores: readonly (Score & { readonly weight: bigint })[]
}

/** How matches of a kind are played: pure, so that server, browser and par sheet play the same. */
export interface MatchRules {
  /** The most steps a match has. */
  readonly steps: number
  /** Whether a match that stands so is over. */
  isOver(standing: Standing): boolean
  /** How many steps a match that stands so has at least still to go. */
  fewestLeft(standing: Standing): number
  /** All that is still to come from a standing, counted and not sampled. */
  finalsFrom(chances: Chances, standing: Standing): Finals
}

export function scored({ home, away }: Score, side: Side | null): Score {
  return { home: home + (side === 'home' ? 1 : 0), away: away + (side === 'away' ? 1 : 0) }
}

/** One step: a number below 10,000, first the home side's part of it, then the away side's. */
export function drawStep(entropy: Entropy, chances: Chances): Side | null {
  const drawn = entropy.below(WHOLE_CHANCE)
  if (drawn < chances.home) return 'home'
  return drawn < chances.home + chances.away ? 'away' : null
}

/** Plays a match to its end. */
export function playMatch(rules: MatchRules, chances: Chances, entropy: Entropy): Course {
  const course: (Side | null)[] = []
  let standing = KICK_OFF
  while (!rules.isOver(standing)) {
    const side = drawStep(entropy, chances)
    course.push(side)
    standing = { step: standing.step + 1, score: scored(standing.score, side) }
  }
  return course
}

/** How a match stands after so many of its steps; after all of them where it has fewer. */
export function standingAfter(course: Course, steps: number): Standing {
  const played = course.slice(0, Math.max(0, steps))
  return { step: played.length, score: played.reduce(scored, KICK_OFF.score) }
}
