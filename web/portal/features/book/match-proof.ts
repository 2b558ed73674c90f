import type { showFixture } from '@croupier/api/book/show-fixture.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { clientSeedOf, courseFrom } from '@croupier/games/book/fairness.ts'
import { leagueCalled } from '@croupier/games/book/leagues.ts'
import { standingAfter } from '@croupier/games/book/match.ts'
import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'

export type ShownFixture = OutputOf<typeof showFixture>

/** What a reader can check by themselves of a match. */
export interface Proof {
  readonly isSeed: boolean
  readonly isCourse: boolean
  readonly isScore: boolean
}

/** Plays a match again from what was published alone; undefined while its seed is not. */
export function proofOf({ fixture, fairness }: ShownFixture): Proof | undefined {
  const { serverSeed, seedHash, clientSeed, chances } = fairness
  const { gameCode, number, goals, score } = fixture
  const league = leagueCalled(gameCode)
  if (serverSeed === null || !league) return undefined
  const seeds = { leagueCode: gameCode, number, serverSeed }
  const course = courseFrom(league, chances, seeds)
  const scored = course.flatMap((side, at) => (side === null ? [] : [{ step: at + 1, side }]))
  const { score: final } = standingAfter(course, course.length)
  return {
    isSeed: hashOfServerSeed(serverSeed) === seedHash,
    isCourse:
      clientSeedOf(seeds) === clientSeed &&
      scored.length === goals.length &&
      scored.every(({ step, side }, at) => goals[at]?.step === step && goals[at].side === side),
    isScore: score !== null && score.home === final.home && score.away === final.away,
  }
}
