import { addGame } from '@croupier/api/games/add-game.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendorKeys } from '@croupier/api/games/set-vendor-keys.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { type InHouseGame, inHouseGames } from '@croupier/games/index.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import {
  keysOf,
  settingsOf,
  type VendorAccount,
  vendorAccount,
  vendorAccounts,
} from '../../sandbox/game-vendor/account.ts'
import { printedReturn, studioGames, type VendorGame, vendorGames } from '../../sandbox/game-vendor/games.ts'
import type { Story } from '../story.ts'
import type { World } from '../world.ts'

const HOUSE = 'INHOUSE'

/** How the house's own games are called elsewhere, and what is printed on them besides. */
const houseGames: Readonly<Record<string, object>> = {
  'monsoon-lanterns': {
    names: { bn: 'বর্ষার লণ্ঠন', ar: 'فوانيس الموسم' },
    lines: 20,
    volatility: 'medium',
    position: 10,
  },
  dice: { names: { bn: 'পাশা', ar: 'النرد' }, volatility: 'low', position: 20 },
  'lamplight-bingo': {
    names: { bn: 'প্রদীপ বিঙ্গো', ar: 'بنغو القناديل' },
    volatility: 'high',
    position: 30,
    isHot: false,
  },
  'sky-lantern': { names: { bn: 'আকাশ ফানুস', ar: 'فانوس السماء' }, volatility: 'low', position: 40, isHot: false },
  'delta-nets': { names: { bn: 'বদ্বীপের জাল', ar: 'شباك الدلتا' }, volatility: 'medium', position: 15 },
  'bamboo-rain': { names: { bn: 'বাঁশঝাড়ে বৃষ্টি', ar: 'مطر الخيزران' }, volatility: 'medium', position: 50, isHot: false },
}

function percentOf({ rtp }: InHouseGame): string {
  const hundredths = (rtp.numerator * 10_000n) / rtp.denominator
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

async function addMissing(world: World, vendor: string, games: readonly { code: string }[]): Promise<void> {
  const { list } = await world.do(listCatalogue, { vendor, pageSize: 200 })
  for (const game of games) {
    if (list.some(({ code }) => code === game.code)) continue
    await world.do(addGame, { vendor, ...game })
  }
}

function ofHouse(game: InHouseGame, index: number) {
  const { code, name, type } = game
  return {
    code,
    name,
    type,
    isDemoCapable: true,
    isHot: true,
    art: code,
    rtp: percentOf(game),
    position: 30 + index,
    ...houseGames[code],
  }
}

function ofVendor(game: VendorGame, index: number) {
  const { code, name, names, type, lines, volatility } = game
  return {
    code,
    name,
    names,
    type,
    volatility,
    rtp: printedReturn(game),
    minBet: '1.00',
    isDemoCapable: true,
    ...(lines === undefined ? {} : { lines }),
    isHot: game.isHot === true,
    isNew: game.isNew === true,
    position: 100 + index * 10,
  }
}

/** A studio at the sandbox, and what it sells there; `launchUrl` is where the house knows it by now. */
async function offer(world: World, account: VendorAccount, position: number, launchUrl: string | null | undefined) {
  const { code } = account
  const address = {
    launchUrl: account === vendorAccount ? world.sandbox : `${world.sandbox}/studios/${code}`,
    frameOrigins: [new URL(world.sandbox).origin],
  }
  if (launchUrl === undefined) {
    await world.do(setVendor, { ...settingsOf(account), position, ...address })
    const keys = keysOf(account)
    if (keys) await world.do(setVendorKeys, keys)
  }
  // The sandbox moves when it is started on another port; everything else stays as a person left it.
  else if (launchUrl !== address.launchUrl) await world.do(setVendor, { code, ...address, secret: account.secret })
  await addMissing(world, code, (studioGames.get(code) ?? vendorGames).map(ofVendor))
}

const story: Story = {
  title: 'The house opens its own games, and three studios at the sandbox bring theirs',
  async tell(world) {
    const { list } = await world.do(listVendors, {})
    const known = (code: string) => list.find((vendor) => vendor.code === code)
    if (!known(HOUSE))
      await world.do(setVendor, { code: HOUSE, protocol: 'rgs', name: 'Lumen Originals', position: 10 })
    await addMissing(world, HOUSE, inHouseGames.map(ofHouse))

    for (const [index, account] of vendorAccounts.entries()) {
      await offer(world, account, 20 + index, known(account.code)?.launchUrl)
    }
    // The next stories are told within the second in which a process may still read the old catalogue.
    await world.wired.app.ports.use(cataloguePort).refresh()
  },
}

export default story
