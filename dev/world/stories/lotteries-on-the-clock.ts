import { addGame } from '@croupier/api/games/add-game.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { changeSetting } from '@croupier/api/settings/change-setting.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { builtInGames, resultSources, tickLotteries } from '@croupier/server/modules/lottery/index.ts'
import { settingsPort } from '@croupier/server/platform/settings.ts'
import { RESULT_SOURCES } from '../../sandbox/lottery-results.ts'
import type { Story } from '../story.ts'

const vendors = [
  { code: 'LOTT', name: 'Lumen Lottery', type: 'LOTT', position: 12 },
  { code: 'ELOTT', name: 'Lumen Fast Lottery', type: 'ELOTT', position: 13 },
  { code: 'TCG_LOTTO_VN', name: 'Vietnam', type: 'VN', position: 14 },
  { code: 'TCG_SEA', name: 'Southeast Asia', type: 'SEA', position: 15 },
] as const

/** What the house's own are called elsewhere. */
const names: Readonly<Record<string, object>> = {
  SSC1: { bn: 'পাঁচ অঙ্ক 1 মিনিট', ar: 'خمس خانات دقيقة' },
  SSC5: { bn: 'পাঁচ অঙ্ক 5 মিনিট', ar: 'خمس خانات 5 دقائق' },
  X5: { bn: '11 থেকে 5', ar: '5 من 11' },
  PK10: { bn: 'দশের দৌড়', ar: 'سباق العشرة' },
  K3M1: { bn: 'তিন পাশা 1 মিনিট', ar: 'ثلاثة نرود دقيقة' },
  K3M3: { bn: 'তিন পাশা 3 মিনিট', ar: 'ثلاثة نرود 3 دقائق' },
  KL8: { bn: '80 থেকে 20', ar: '20 من 80' },
}

const story: Story = {
  title: 'Lotteries draw by the clock: the house its own, and two publishers tell of those elsewhere',
  async tell(world) {
    const { list } = await world.do(listVendors, {})
    const { app } = world.wired
    for (const { code, name, type, position } of vendors) {
      if (!list.some((vendor) => vendor.code === code)) {
        await world.do(setVendor, { code, name, protocol: 'lottery', position })
      }
      const known = (await world.do(listCatalogue, { vendor: code, pageSize: 200 })).list
      const games = builtInGames.filter(({ vendor }) => vendor === code)
      for (const [index, game] of games.entries()) {
        if (known.some((each) => each.code === game.code)) continue
        await world.do(addGame, {
          vendor: code,
          code: game.code,
          name: game.name,
          ...(names[game.code] && { names: names[game.code] }),
          type,
          isHot: index === 0,
          position: 40 + index,
        })
      }
    }
    // The sandbox moves when it is started on another port; publishers that a person named stay. No two are of one host, so
    // the second is reached by the other name of this machine.
    const sources = RESULT_SOURCES.map((name, at) => {
      const url = new URL(`/lottery-results/${name}`, world.sandbox)
      if (at > 0) url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
      return { name, url: url.href }
    })
    const kept = app.ports.use(settingsPort).read(resultSources)
    const isOurs = kept.every(({ name }) => RESULT_SOURCES.some((own) => own === name))
    if (isOurs && JSON.stringify(kept) !== JSON.stringify(sources)) {
      await world.do(changeSetting, { name: resultSources.name, value: sources })
    }
    await app.ports.use(cataloguePort).refresh()
    await tickLotteries(app)
  },
}

export default story
