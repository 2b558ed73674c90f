import type { GameType } from '@croupier/api/games/game-types.ts'
import { studioGames, type VendorGame, vendorGames } from './games.ts'
import { inventedTitle } from './invented-titles.ts'
import { inventedVendors } from './invented-vendors.ts'
import { centsOf, stakes } from './play-round.ts'

const looks = ['orchard', 'market', 'delta', 'festival', 'river', 'moon']
const printedLines = [5, 9, 10, 20, 20, 25, 25, 30, 40, 50, 243, 1024]
const leastStakes = ['1.00', '1.00', '1.00', '5.00', '10.00', '25.00']

/** How many games in ten thousand are shown as hot, and as new. */
const HOT_EVERY = 1_250
const NEW_EVERY = 40

/** A draw that is always the same for the same number, evenly spread: the finaliser of a 32-bit hash. */
function drawn(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function one<Thing>(list: readonly Thing[], index: number, salt: number): Thing {
  return list[drawn(index, salt) % list.length]!
}

const ofKind = (kind: VendorGame['kind']) => vendorGames.filter((game) => game.kind === kind)

/** Which of the sandbox's games a title plays as: what its choices pay is that game's, and so is its printed return. */
function playedAs(type: GameType, index: number): VendorGame {
  if (type === 'RNG') return one(ofKind('reels'), index, 1)
  return one(ofKind(type === 'FISH' ? 'catch' : 'wheel'), index, 1)
}

function makeGame(type: GameType, index: number, number: number): VendorGame {
  const { isHot: _hot, isNew: _new, lines: _lines, ...model } = playedAs(type, index)
  return {
    ...model,
    ...inventedTitle(type, index),
    type,
    look: one(looks, index, 2),
    leastStake: one(leastStakes, index, 3),
    ...(type === 'RNG' ? { lines: one(printedLines, index, 4) } : {}),
    ...(number % HOT_EVERY === 7 ? { isHot: true as const } : {}),
    ...(number % NEW_EVERY === 3 ? { isNew: true as const } : {}),
  }
}

function makeAll(): Map<string, Map<string, VendorGame>> {
  const titles = new Map<GameType, number>()
  let number = 0
  const all = inventedVendors.map(({ code, games }) => {
    const own = (Object.entries(games) as [GameType, number][]).flatMap(([type, count]) => {
      const first = titles.get(type) ?? 0
      titles.set(type, first + count)
      return Array.from({ length: count }, (_, index) => {
        number += 1
        return makeGame(type, first + index, number)
      })
    })
    return [code, new Map(own.map((game) => [game.code, game]))] as const
  })
  return new Map(all)
}

let made: ReturnType<typeof makeAll> | undefined

/** The games a vendor sells, in the order of its list; the sandbox's own games where it has no invented ones. */
export function gamesOf(vendor: string): readonly VendorGame[] {
  made ??= makeAll()
  return [...(made.get(vendor)?.values() ?? studioGames.get(vendor) ?? vendorGames)]
}

/** A vendor's game by its code. */
export function gameOnSale(vendor: string, code: string | undefined): VendorGame | undefined {
  made ??= makeAll()
  const invented = made.get(vendor)
  if (invented) return invented.get(code ?? '')
  return (studioGames.get(vendor) ?? vendorGames).find((game) => game.code === code)
}

/** The stakes a game is played for. */
export function stakesOf({ leastStake = '1.00' }: VendorGame): readonly string[] {
  return stakes.filter((stake) => centsOf(stake) >= centsOf(leastStake))
}
