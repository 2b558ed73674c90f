import { expect, it } from 'vitest'
import { type Fixture, isBusy, percentOf, roundsOf } from './fixture.ts'

const match = (fixtureId: number, state: Fixture['state'], startsAt: number) =>
  ({ fixtureId, state, startsAt, pool: null }) as Fixture

it('[D-08] what runs or was just played stands before what comes, round by round', () => {
  const [over, running, first, second, later] = [
    match(1, 'over', 10),
    match(2, 'running', 20),
    match(3, 'coming', 30),
    match(4, 'coming', 30),
    match(5, 'coming', 40),
  ]
  expect(roundsOf([over, running, first, second, later])).toEqual({
    running: [over, running],
    coming: [
      { startsAt: 30, list: [first, second] },
      { startsAt: 40, list: [later] },
    ],
  })
})

it('[D-08] prices are asked for often while a match runs or is about to', () => {
  const at = (startsAt: number, state: Fixture['state'] = 'coming') =>
    isBusy({ now: 0, list: [match(1, state, startsAt)] })
  expect([at(0, 'running'), at(20_000), at(200_000)]).toEqual([true, true, false])
})

it('[D-08] a margin is said without what adds nothing to it', () => {
  expect(['5.00', '5.50', '0.25', '10.00', '0.00'].map(percentOf)).toEqual(['5', '5.5', '0.25', '10', '0'])
})
