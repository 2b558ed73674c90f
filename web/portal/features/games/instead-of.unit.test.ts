import { expect, it } from 'vitest'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import { insteadOf } from './instead-of.ts'

const listed = (nodeId: number, isMaintenance = false) => ({ nodeId, isMaintenance }) as ListedGame
const closed = listed(1)
const ids = (games: readonly ListedGame[]) => games.map(({ nodeId }) => nodeId)

it('[J-01] offers the open games of a closed game’s kind, and not the game itself', () => {
  const { isAlone, games } = insteadOf(closed, [listed(1), listed(2, true), listed(3)], undefined)

  expect([isAlone, ids(games)]).toEqual([false, [3]])
})

it('[J-01] offers open games of any kind where none of its own is open', () => {
  const alike = [listed(1), listed(2, true)]

  // Known to be alone, it is asked for the others, and shows nothing until they are there.
  expect(insteadOf(closed, alike, undefined)).toEqual({ isAlone: true, games: [] })
  expect(ids(insteadOf(closed, alike, [listed(1), listed(2, true), listed(7), listed(8)]).games)).toEqual([7, 8])
})

it('[J-01] asks for no other kind before its own are read, and shows a dozen at most', () => {
  expect(insteadOf(closed, undefined, undefined)).toEqual({ isAlone: false, games: [] })
  const many = Array.from({ length: 24 }, (_, at) => listed(at + 10))
  expect(insteadOf(closed, many, undefined).games).toHaveLength(12)
})
