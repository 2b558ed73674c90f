import { listRecentGames } from '@croupier/api/games/list-recent-games.ts'
import { implement } from '../../../platform/implement.ts'
import { matches } from '../offer/offered-games.ts'
import { listedOf } from './own-games.ts'
import { recentGamesOf } from './own-games-store.ts'
import { pageOfGames } from '../offer/page-of-games.ts'
import { readerLanguage } from '../offer/reader-language.ts'

export default implement(listRecentGames, async (ctx, { language, gameType, page, pageSize, after }) => {
  const recent = listedOf(ctx, await recentGamesOf(ctx.db, ctx.session.memberId))
  const { games, ...figures } = pageOfGames(
    recent.filter((listed) => matches(listed, { type: gameType })),
    { pageNo: page, pageSize, after, direction: 'down' },
    readerLanguage(ctx, language),
  )
  return { content: games, ...figures }
})
