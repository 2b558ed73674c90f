import { expect, it } from 'vitest'
import { countMarks, hotAndCold } from './road-counts.ts'

it('[D-03] hot numbers came most often, cold ones least; zero is one of them', () => {
  const { hot, cold } = hotAndCold([17, 0, 17, 36, 17, 0, 5])
  expect(hot).toEqual([
    { number: 17, count: 3 },
    { number: 0, count: 2 },
    { number: 5, count: 1 },
    { number: 36, count: 1 },
  ])
  expect(cold.map(({ number }) => number)).toEqual([1, 2, 3, 4, 6])
  expect(hotAndCold([]).hot).toEqual([])
})

it('[D-03] results of a road are counted for whoever does not see it', () => {
  const rounds = [0, 1, 3, 2].map((number) => ({ kind: 'roulette', number }) as const)
  expect(countMarks(rounds)).toEqual([
    { mark: 'red', count: 2 },
    { mark: 'zero', count: 1 },
    { mark: 'black', count: 1 },
  ])
})
