import { listVietnameseMenu } from '@croupier/api/games/list-vietnamese-menu.ts'
import { implement } from '../../../platform/implement.ts'
import { gameEntryOf } from '../games/describe-game.ts'
import { findOffered } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(listVietnameseMenu, async (ctx, { language }) => {
  const reader = readerLanguage(ctx, language)
  const lotteries = findOffered(ctx, { type: 'VN' })
  return { games: lotteries.map(({ game, vendor }) => gameEntryOf(game, vendor, reader)) }
})
