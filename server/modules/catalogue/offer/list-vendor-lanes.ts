import { listVendorLanes } from '@croupier/api/games/list-vendor-lanes.ts'
import { translate } from '@croupier/words/server.ts'
import { implement } from '../../../platform/implement.ts'
import { menuFor } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(listVendorLanes, async (ctx, { language, gameType }) => {
  const reader = readerLanguage(ctx, language)
  const lanes = menuFor(ctx, gameType).map(({ type, vendors }) => ({
    title: translate(reader, `games.type.${type}`),
    gameType: type,
    cards: vendors.map(({ vendor, games }) => ({
      vassalage: vendor.code,
      displayName: vendor.name,
      gameType: type,
      smallIcon: '',
      h5Icon: '',
      lagerIcon: '',
      gameCount: games.length,
      isMaintenance: vendor.status === 'maintenance',
    })),
  }))
  return { data: { lanes } }
})
