import { expect, it } from 'vitest'
import { printedReturn } from './games.ts'
import { gameOnSale, gamesOf, stakesOf } from './games-on-sale.ts'
import { inventedVendors } from './invented-vendors.ts'

const all = inventedVendors.flatMap(({ code }) => gamesOf(code))

it('[D-12] more than ten thousand titles are sold by twenty-eight vendors, no two alike, and always the same', () => {
  expect(all).toHaveLength(10_670)
  for (const of of ['code', 'name'] as const) expect(new Set(all.map((game) => game[of])).size).toBe(10_670)
  expect(new Set(all.map(({ names }) => names['bn'])).size).toBe(10_670)
  expect(new Set(all.map(({ names }) => names['ar'])).size).toBe(10_670)
  expect(gamesOf('PG')[0]).toMatchObject({ type: 'RNG', kind: 'reels' })
})

it('each title pays a return above 90 %, offers its least stake first and is found by its vendor and code', () => {
  const returns = new Set(all.map(printedReturn))

  for (const rtp of returns) expect(Number(rtp)).toBeGreaterThan(90)
  for (const game of all) {
    expect(game.code).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(stakesOf(game)[0]).toBe(game.leastStake)
  }
  expect(gameOnSale('PG', gamesOf('PG')[3]!.code)).toEqual(gamesOf('PG')[3])
  expect(gameOnSale('PG', 'mango-express')).toBeUndefined()
  expect(gameOnSale('SANDBOX', 'mango-express')?.name).toBe('Mango Express')
})
