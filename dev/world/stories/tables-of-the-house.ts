import { addGame } from '@croupier/api/games/add-game.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { createPokerTable } from '@croupier/api/poker/staff/create-poker-table.ts'
import { listStaffPokerTables } from '@croupier/api/poker/staff/list-staff-poker-tables.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { HOLDEM, POKER_VENDOR } from '@croupier/server/modules/poker/index.ts'
import type { Story } from '../story.ts'

const blinds = { smallBlind: '1.00', bigBlind: '2.00', minBuyIn: '40.00', maxBuyIn: '200.00', rakeCap: '6.00' }
const high = { smallBlind: '10.00', bigBlind: '20.00', minBuyIn: '400.00', maxBuyIn: '2000.00', rakeCap: '30.00' }

const tables = [
  { name: 'Padma', seats: 6, isTrial: false, ...blinds },
  { name: 'Meghna, heads up', seats: 2, isTrial: false, ...blinds },
  { name: 'Jamuna', seats: 6, isTrial: false, ...high },
  { name: 'Practice', seats: 6, isTrial: true, ...blinds },
] as const

const story: Story = {
  title: 'The house opens hold’em tables of its own, where members play each other and it keeps the rake',
  async tell(world) {
    const { list } = await world.do(listVendors, {})
    if (!list.some(({ code }) => code === POKER_VENDOR)) {
      await world.do(setVendor, { code: POKER_VENDOR, name: 'Lumen Poker', protocol: 'poker', position: 12 })
    }
    const known = (await world.do(listCatalogue, { vendor: POKER_VENDOR, pageSize: 200 })).list
    if (!known.some(({ code }) => code === HOLDEM)) {
      const facts = { code: HOLDEM, type: 'PVP', name: 'Hold’em', names: { bn: 'হোল্ডেম', ar: 'هولدم' } } as const
      await world.do(addGame, { vendor: POKER_VENDOR, ...facts, isDemoCapable: true, isNew: true, position: 64 })
    }
    await world.wired.app.ports.use(cataloguePort).refresh()
    const standing = (await world.do(listStaffPokerTables, { pageSize: 100 })).list
    for (const table of tables) {
      // One that operators closed stays closed.
      if (standing.some((each) => each.table.name === table.name)) continue
      await world.do(createPokerTable, { ...table, currency: 'BDT', rake: 500 })
    }
  },
}

export default story
