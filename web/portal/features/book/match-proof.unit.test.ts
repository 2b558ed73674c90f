import { clientSeedOf, courseFrom } from '@croupier/games/book/fairness.ts'
import { leagueCalled } from '@croupier/games/book/leagues.ts'
import { standingAfter } from '@croupier/games/book/match.ts'
import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'
import { describe, expect, it } from 'vitest'
import { proofOf, type ShownFixture } from './match-proof.ts'

const serverSeed = 'ab'.repeat(32)
const number = '2026112800011'

function played(gameCode: 'FOOTBALL' | 'ARENA' | 'COCKFIGHT'): ShownFixture {
  const league = leagueCalled(gameCode)!
  const [home, away] = league.teams
  const chances = league.chancesOf(home!, away!)
  const course = courseFrom(league, chances, { leagueCode: gameCode, number, serverSeed })
  return {
    now: 0,
    fixture: {
      fixtureId: 1,
      gameCode,
      number,
      home: home!.code,
      away: away!.code,
      startsAt: 0,
      endsAt: 1,
      state: 'settled',
      isOnSale: false,
      step: course.length,
      steps: league.rules.steps,
      stepMilliseconds: league.stepMilliseconds,
      score: standingAfter(course, course.length).score,
      goals: course.flatMap((side, at) => (side === null ? [] : [{ step: at + 1, side }])),
      markets: [],
      pool: null,
    },
    fairness: {
      seedHash: hashOfServerSeed(serverSeed),
      serverSeed,
      clientSeed: clientSeedOf({ leagueCode: gameCode, number }),
      chances: { ...chances },
    },
  }
}

const right = { isSeed: true, isCourse: true, isScore: true }

describe.each(['FOOTBALL', 'ARENA', 'COCKFIGHT'] as const)('[D-08] a match of %s, played again', (gameCode) => {
  it('[D-08] is the one that was committed to', () => {
    expect(proofOf(played(gameCode))).toEqual(right)
  })

  it('[D-08] is told from one with another seed, course or score', () => {
    const shown = played(gameCode)
    const { fixture, fairness } = shown
    const otherSeed = { ...fairness, seedHash: hashOfServerSeed('cd'.repeat(32)) }
    expect(proofOf({ ...shown, fairness: otherSeed })).toEqual({ ...right, isSeed: false })
    const otherScore = { home: fixture.score!.home + 1, away: fixture.score!.away }
    expect(proofOf({ ...shown, fixture: { ...fixture, score: otherScore } })).toEqual({ ...right, isScore: false })
    const otherGoals = [...fixture.goals, { step: 99, side: 'home' as const }]
    expect(proofOf({ ...shown, fixture: { ...fixture, goals: otherGoals } })).toEqual({ ...right, isCourse: false })
  })

  it('[D-08] cannot be played before its seed is revealed', () => {
    const shown = played(gameCode)
    expect(proofOf({ ...shown, fairness: { ...shown.fairness, serverSeed: null } })).toBeUndefined()
  })
})
