import { describe, expect, it } from 'vitest'
import { leagueCalled, leagues, selectionOf } from './leagues.ts'
import type { Outcome } from './markets.ts'

const [won, lost, push] = ['won', 'lost', 'push'] as const

describe('[D-08] what wins a bet', () => {
  it.each<[string, string, [home: number, away: number, Outcome][]]>([
    [
      'FOOTBALL',
      'RESULT:home',
      [
        [2, 1, won],
        [1, 1, lost],
        [0, 1, lost],
      ],
    ],
    [
      'FOOTBALL',
      'RESULT:draw',
      [
        [0, 0, won],
        [3, 3, won],
        [1, 0, lost],
      ],
    ],
    [
      'FOOTBALL',
      'RESULT:away',
      [
        [0, 1, won],
        [1, 1, lost],
      ],
    ],
    [
      'FOOTBALL',
      'TOTAL:2.5:over',
      [
        [2, 1, won],
        [3, 0, won],
        [1, 1, lost],
      ],
    ],
    [
      'FOOTBALL',
      'TOTAL:2.5:under',
      [
        [2, 0, won],
        [2, 1, lost],
      ],
    ],
    [
      'FOOTBALL',
      'HANDICAP:-1:home',
      [
        [2, 0, won],
        [2, 1, push],
        [1, 1, lost],
      ],
    ],
    [
      'FOOTBALL',
      'HANDICAP:-1:away',
      [
        [2, 0, lost],
        [2, 1, push],
        [1, 1, won],
      ],
    ],
    [
      'FOOTBALL',
      'HANDICAP:0.5:home',
      [
        [1, 1, won],
        [0, 1, lost],
      ],
    ],
    [
      'FOOTBALL',
      'HANDICAP:0:away',
      [
        [1, 1, push],
        [0, 1, won],
        [1, 0, lost],
      ],
    ],
    [
      'FOOTBALL',
      'BOTH:yes',
      [
        [1, 1, won],
        [4, 0, lost],
        [0, 0, lost],
      ],
    ],
    [
      'FOOTBALL',
      'BOTH:no',
      [
        [4, 0, won],
        [1, 2, lost],
      ],
    ],
    [
      'FOOTBALL',
      'SCORE:2-1',
      [
        [2, 1, won],
        [1, 2, lost],
      ],
    ],
    [
      'FOOTBALL',
      'SCORE:other',
      [
        [4, 0, won],
        [0, 5, won],
        [3, 3, lost],
      ],
    ],
    [
      'ARENA',
      'WINNER:home',
      [
        [13, 12, won],
        [3, 13, lost],
      ],
    ],
    [
      'ARENA',
      'WINNER:away',
      [
        [13, 12, lost],
        [3, 13, won],
      ],
    ],
    [
      'ARENA',
      'TOTAL:21.5:over',
      [
        [13, 9, won],
        [13, 8, lost],
      ],
    ],
    [
      'ARENA',
      'HANDICAP:-3.5:home',
      [
        [13, 9, won],
        [13, 10, lost],
        [2, 13, lost],
      ],
    ],
    [
      'COCKFIGHT',
      'POOL:home',
      [
        [1, 0, won],
        [0, 0, push],
        [0, 1, lost],
      ],
    ],
    [
      'COCKFIGHT',
      'POOL:away',
      [
        [1, 0, lost],
        [0, 0, push],
        [0, 1, won],
      ],
    ],
    [
      'COCKFIGHT',
      'POOL:draw',
      [
        [0, 0, won],
        [0, 1, lost],
      ],
    ],
  ])('%s %s', (league, id, cases) => {
    const selection = selectionOf(leagueCalled(league)!, id)!
    for (const [home, away, outcome] of cases) expect(selection.outcome({ home, away })).toBe(outcome)
  })

  it.each(
    leagues.flatMap(({ code, markets }) => markets.map((market) => [code, market.code, market.line, market] as const)),
  )(
    '%s %s %s: of every final score one selection wins, or all give the stake back',
    (league, code, _line, { selections }) => {
      const { rules, chancesOf, teams } = leagueCalled(league)!
      const chances = chancesOf(teams[0]!, teams[1]!)
      const { scores } = rules.finalsFrom(chances, { step: 0, score: { home: 0, away: 0 } })
      for (const score of scores) {
        const outcomes = selections.map((selection) => selection.outcome(score))
        const winners = outcomes.filter((outcome) => outcome === 'won').length
        const pushed = outcomes.filter((outcome) => outcome === 'push').length
        if (code === 'POOL' && pushed > 0) expect([winners, pushed]).toEqual([1, 2])
        else expect([winners, pushed]).toEqual(pushed > 0 ? [0, selections.length] : [1, 0])
      }
    },
  )
})
