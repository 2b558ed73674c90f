import { describe, expect, it } from 'vitest'
import { clientSeedOf, courseFrom } from './fairness.ts'
import { leagueCalled, leagues, pairingsOf, selectionOf } from './leagues.ts'
import { standingAfter, WHOLE_CHANCE } from './match.ts'

describe('[D-08] leagues', () => {
  it.each(leagues.map((league) => [league.code, league] as const))(
    '%s: everybody meets everybody, once at home',
    (_, league) => {
      const rounds = (2 * (league.teams.length - 1) * (league.teams.length / 2)) / league.matches
      const all = Array.from({ length: rounds }, (_round, round) => pairingsOf(league, round))
      const pairs = all.flat().map(({ home, away }) => `${home} ${away}`)
      expect(new Set(pairs).size).toBe(league.teams.length * (league.teams.length - 1))
      expect(pairs).toHaveLength(new Set(pairs).size)
      expect(pairingsOf(league, rounds)).toEqual(all[0])
      for (const round of all) {
        const codes = round.flatMap(({ home, away }) => [home, away])
        expect(new Set(codes).size).toBe(2 * league.matches)
      }
    },
  )

  it.each(leagues.map((league) => [league.code, league] as const))(
    '%s: chances of any two are chances',
    (_, league) => {
      for (const home of league.teams) {
        for (const away of league.teams) {
          if (home === away) continue
          const chances = league.chancesOf(home, away)
          expect(chances.home).toBeGreaterThan(0)
          expect(chances.away).toBeGreaterThan(0)
          expect(chances.home + chances.away).toBeLessThanOrEqual(WHOLE_CHANCE)
        }
      }
    },
  )

  it.each(leagues.map((league) => [league.code, league] as const))(
    '%s: every selection is found by its id',
    (_, league) => {
      const ids = league.markets.flatMap(({ selections }) => selections.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(selectionOf(league, id)?.id).toBe(id)
      expect(selectionOf(league, 'RESULT:nobody')).toBeUndefined()
    },
  )
})

describe('[D-08] a match from its seeds', () => {
  const seeds = { number: '2026112803611', serverSeed: 'c0ffee'.padEnd(64, '0') }

  // Golden: what was played once must be played again the same for ever.
  it.each([
    ['FOOTBALL', '--------h---ah---------------------h---------'],
    ['ARENA', 'ahaaahhhahhhhahhaaaahahah'],
    ['COCKFIGHT', 'a'],
  ])('%s is played the same for ever', (code, played) => {
    const league = leagueCalled(code)!
    const [home, away] = league.teams
    const course = courseFrom(league, league.chancesOf(home!, away!), { leagueCode: code, ...seeds })
    const written = course.map((side) => ({ home: 'h', away: 'a', none: '-' })[side ?? 'none']).join('')
    expect(written).toBe(played)
    expect(clientSeedOf({ leagueCode: code, number: seeds.number })).toBe(`${code}:2026112803611`)
  })

  it('a standing shows no step that the clock has not allowed', () => {
    const league = leagueCalled('FOOTBALL')!
    const course = courseFrom(league, league.chancesOf(league.teams[0]!, league.teams[7]!), {
      leagueCode: 'FOOTBALL',
      ...seeds,
    })
    for (let steps = -1; steps <= course.length + 2; steps += 1) {
      const { step, score } = standingAfter(course, steps)
      const shown = course.slice(0, Math.max(0, steps))
      expect(step).toBe(shown.length)
      expect(score).toEqual({
        home: shown.filter((side) => side === 'home').length,
        away: shown.filter((side) => side === 'away').length,
      })
    }
  })
})
