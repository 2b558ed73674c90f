import { describe, expect, it } from 'vitest'
import type { Game } from '../games/game.ts'
import type { Offered } from './offered-games.ts'
import { SearchIndex } from './search-index.ts'
import type { Vendor } from '../vendors/vendor.ts'

const vendors = new Map<string, Vendor>()

function vendorOf(name: string): Vendor {
  const known = vendors.get(name) ?? ({ name, code: name.toUpperCase().replaceAll(' ', '') } as Vendor)
  vendors.set(name, known)
  return known
}

const offered = (
  [
    ['Paper Boats', 'House'],
    ['Boat Race', 'Delta Forge'],
    ['Golden Lotus', 'Longboat'],
    ['Tiger Night', 'Longboat'],
    ['Long Way Home', 'Delta Forge'],
    ['River King', 'Reed River'],
    ['Lotus Pond', 'Reed River'],
  ] as const
).map(([name, vendor], place): Offered => {
  const game = { nodeId: place + 1, name, names: {} } as unknown as Game
  return { game, vendor: vendorOf(vendor) } as Offered
})
const index = new SearchIndex(offered, () => 0)
const any = () => true

describe('[C-12] what a search finds', () => {
  it.each([
    ['boat', ['Boat Race', 'Paper Boats'], []],
    ['long', ['Long Way Home'], ['Longboat']],
    ['longboat', ['Golden Lotus', 'Tiger Night'], ['Longboat']],
    ['longb', ['Golden Lotus', 'Tiger Night'], ['Longboat']],
    ['river', ['River King'], ['Reed River']],
    ['reed riv', ['River King'], ['Reed River']],
    ['lotus longboat', ['Golden Lotus'], []],
    ['delta boat', ['Boat Race'], []],
    ['ngbo', [], []],
    ['lotos', ['Golden Lotus', 'Lotus Pond'], []],
    ['longbaot', ['Golden Lotus', 'Tiger Night'], []],
  ])('%s', (text, games, called) => {
    expect(index.find(text, any).map(({ game }) => game.name)).toEqual(games)
    expect(index.findVendors(text, any).map(({ vendor }) => vendor.name)).toEqual(called)
  })

  it('counts of a vendor’s games those that are wanted, and leaves out who has none', () => {
    const isNight = ({ game }: Offered) => game.name === 'Tiger Night'

    expect(index.findVendors('longboat', isNight)).toEqual([{ vendor: vendorOf('Longboat'), gameCount: 1 }])
    expect(index.findVendors('river', isNight)).toEqual([])
  })
})
