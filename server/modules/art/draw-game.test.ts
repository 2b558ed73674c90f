import { gamesOnOffer } from '@croupier/dev/world/games-document.ts'
import { inventedVendors } from '@croupier/dev/sandbox/game-vendor/invented-vendors.ts'
import { gamePicturePath } from '@croupier/basis/picture-paths.ts'
import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { drawGame, type PictureNames } from './draw-game.ts'
import { namedIn } from './nouns.ts'

function namesOf(vassalage: string, gameId: string, gameName: string, gameType: string): PictureNames {
  const path = gamePicturePath({ vassalage, gameId, gameName, gameType })
  const [type, vendor, code, title] = path.replace('.avif', '').split('/').slice(4) as [string, string, string, string]
  return { type, vendor, code, title }
}

/** The first of each vendor, then the second of each, until there are so many. */
function catalogue(count: number): PictureNames[] {
  const all = inventedVendors.flatMap(({ code }) =>
    gamesOnOffer(code).map((game, place) => ({ place, names: namesOf(code, game.code, game.name, game.type) })),
  )
  return all
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ names }) => names)
}

const COLUMNS = 9
const ROWS = 8

/** The difference hash of a picture: where, in 8 rows of 8, it is brighter than to the left. */
function hashOf(picture: string): boolean[] {
  const size = { wide: 36, high: 48 }
  const { pixels } = new Resvg(picture, {
    fitTo: { mode: 'width', value: size.wide },
    font: { loadSystemFonts: false },
  }).render()
  const cells = Array.from({ length: ROWS * COLUMNS }, () => 0)
  for (let y = 0; y < size.high; y += 1) {
    for (let x = 0; x < size.wide; x += 1) {
      const at = (y * size.wide + x) * 4
      const cell = Math.floor((y * ROWS) / size.high) * COLUMNS + Math.floor((x * COLUMNS) / size.wide)
      cells[cell]! += 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!
    }
  }
  return cells.flatMap((value, place) => (place % COLUMNS === 0 ? [] : [value > cells[place - 1]!]))
}

it('[D-12] no two of 1,000 games have pictures within a perceptual distance of 8', () => {
  const games = catalogue(1_000)
  const hashes = games.map((names) => hashOf(drawGame(names)))

  const alike: string[] = []
  for (const [place, one] of hashes.entries()) {
    for (let before = 0; before < place; before += 1) {
      const other = hashes[before]!
      let distance = 0
      for (let bit = 0; bit < one.length && distance <= 8; bit += 1) if (one[bit] !== other[bit]) distance += 1
      if (distance <= 8) alike.push(`${games[place]!.title} and ${games[before]!.title}: ${distance}`)
    }
  }
  expect(alike).toEqual([])
})

it.each([
  ['Paper Boats', 'boat'],
  ['Mango Express', 'train'],
  ['Moon Owls', 'owl'],
  ['Dragon Crowns', 'crown'],
  ['Jungle Peacocks: Gold Rush', 'peacock'],
  ['Twilight Foxes: Second Night', 'fox'],
  ['Orchard Cherries', 'cherry'],
  ['Delta Wolves', 'wolf'],
  ['Desert Mirrors: Grand Parade', 'mirror'],
])('[D-12] “%s” shows what it names', (title, motif) => {
  expect(namedIn(namesOf('PG', 'x', title, 'RNG').title).hero).toBe(motif)
})

it('[D-12] every title of the demo’s slots is drawn from a noun of its own', () => {
  const nameless = inventedVendors
    .flatMap(({ code }) => gamesOnOffer(code).filter(({ type }) => type === 'RNG'))
    .filter(({ name }) => namedIn(namesOf('PG', 'x', name, 'RNG').title).hero === undefined)

  expect(nameless.map(({ name }) => name)).toEqual([])
})

it('draws the same for the same game, another for another, by the kind where nothing is named', () => {
  const names = namesOf('PG', '1138', 'Xyzzy', 'FISH')

  expect(drawGame(names)).toBe(drawGame(names))
  expect(drawGame({ ...names, code: '1139' })).not.toBe(drawGame(names))
  expect(drawGame(names)).not.toMatch(/NaN|undefined|<text/)
})

it('moves only on request, and never with reduced motion', () => {
  const names = namesOf('PG', 'x', 'Jade Tigers', 'RNG')

  expect(drawGame(names)).not.toContain('animation')
  expect(drawGame(names, true)).toContain('@media(prefers-reduced-motion:no-preference)')
})
