import { courseFrom } from '@croupier/games/book/fairness.ts'
import { type League, leagueCalled } from '@croupier/games/book/leagues.ts'
import { type Course, type Standing, standingAfter } from '@croupier/games/book/match.ts'
import { type Weights, weigh } from '@croupier/games/book/prices.ts'
import { assert } from '@croupier/basis/assert.ts'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import { LRUCache } from 'lru-cache'
import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'
import type { Fixture } from './fixtures-store.ts'

const SEED_BYTES = 32
const placeOf = (hash: string) => `book.server-seed:${hash}`

/** The seed that a match is committed to before it is sold. */
export function makeSeed(secrets: Secrets): { seedHash: string; sealedSeed: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const seedHash = hashOfServerSeed(seed)
  return { seedHash, sealedSeed: secrets.seal(seed, placeOf(seedHash)) }
}

export function openSeed(secrets: Secrets, { serverSeed, seedHash, sealedSeed }: Fixture): string {
  return serverSeed ?? secrets.open(sealedSeed, placeOf(seedHash))
}

export function leagueOf({ league }: Pick<Fixture, 'league'>): League {
  const found = leagueCalled(league)
  assert(found, 'a match that was planned has rules')
  return found
}

export const chancesOf = ({ homeChance, awayChance }: Fixture) => ({ home: homeChance, away: awayChance })

// By the hash of the seed: what a match comes to never changes.
const courses = new LRUCache<string, Course>({ max: 200 })

/** How a match goes from its start to its end. Known before it has gone: nothing of it may be told ahead of the clock. */
export function courseOf(secrets: Secrets, fixture: Fixture): Course {
  const known = courses.get(fixture.seedHash)
  if (known) return known
  const serverSeed = openSeed(secrets, fixture)
  const course = courseFrom(leagueOf(fixture), chancesOf(fixture), {
    leagueCode: fixture.league,
    number: fixture.number,
    serverSeed,
  })
  courses.set(fixture.seedHash, course)
  return course
}

/** Steps that the clock has allowed by now. */
function stepsAt({ startsAt, league }: Fixture, now: number): number {
  return Math.floor((now - startsAt) / leagueOf({ league }).stepMilliseconds)
}

export interface StandingNow extends Standing {
  isOver: boolean
}

/** How a match stands by the server's clock. */
export function standingAt(secrets: Secrets, fixture: Fixture, now: number): StandingNow {
  const steps = stepsAt(fixture, now)
  if (steps <= 0) return { step: 0, score: { home: 0, away: 0 }, isOver: false }
  const course = courseOf(secrets, fixture)
  return { ...standingAfter(course, steps), isOver: steps >= course.length }
}

/** The same with who scored at which step, from 1. */
export function goalsAt(secrets: Secrets, fixture: Fixture, now: number): { step: number; side: 'home' | 'away' }[] {
  const steps = stepsAt(fixture, now)
  if (steps <= 0) return []
  return courseOf(secrets, fixture)
    .slice(0, steps)
    .flatMap((side, at) => (side === null ? [] : [{ step: at + 1, side }]))
}

/** Whether bets are taken on a match, and slips on it cashed out, as far as the match itself says. */
export function isOnSale(fixture: Fixture, standing: StandingNow, now: number): boolean {
  const { rules, stepsUnsold } = leagueOf(fixture)
  const isInTime = now < fixture.startsAt || rules.fewestLeft(standing) > stepsUnsold
  return fixture.state === 'planned' && !fixture.isSuspended && isInTime
}

// What a match can still come to changes with its steps alone.
const weights = new LRUCache<string, ReadonlyMap<string, Weights>>({ max: 500 })

/** What can still win each selection, from how a match stands. */
export function weightsOf(fixture: Fixture, standing: Standing): ReadonlyMap<string, Weights> {
  const { step, score } = standing
  const key = [fixture.seedHash, step, score.home, score.away].join(' ')
  const known = weights.get(key)
  if (known) return known
  const { rules, markets } = leagueOf(fixture)
  const finals = rules.finalsFrom(chancesOf(fixture), standing)
  const found = new Map(
    markets.flatMap(({ selections }) => selections.map((selection) => [selection.id, weigh(finals, selection)])),
  )
  weights.set(key, found)
  return found
}
