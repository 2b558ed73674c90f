import type { Fixture } from './fixture.ts'

type Going = Pick<Fixture, 'startsAt' | 'state' | 'step' | 'steps' | 'stepMilliseconds'>

/** As far into a step as one may be without having reached the next. */
const ALMOST = 0.999
const MINUTES = 90

/**
 * How many steps a match has gone: by the clock between two answers, but never into a step that no answer has told of. What
 * the clock shows is not ahead of the score.
 */
export function progressOf({ startsAt, state, step, steps, stepMilliseconds }: Going, now: number): number {
  if (state === 'coming') return 0
  if (state !== 'running') return step
  const elapsed = (now - startsAt) / stepMilliseconds
  return Math.min(Math.max(elapsed, step), step + ALMOST, steps)
}

/** The minute of a match of ninety that runs, from 1. */
export function minuteOf(match: Going, now: number): number {
  return Math.min(Math.floor((progressOf(match, now) * MINUTES) / match.steps) + 1, MINUTES)
}

/** The round that is being played, from 1. */
export function roundOf(match: Going, now: number): number {
  return Math.min(Math.floor(progressOf(match, now)) + 1, match.steps)
}

/** The minute at which a step of a match of ninety ends: that of a goal in it. */
export function minuteOfStep(step: number, steps: number): number {
  return Math.ceil((step * MINUTES) / steps)
}
