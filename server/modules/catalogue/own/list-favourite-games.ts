import { listFavouriteGames } from '@croupier/api/games/list-favourite-games.ts'
import { implement } from '../../../platform/implement.ts'
import { matches } from '../offer/offered-games.ts'
import { listedOf } from './own-games.ts'
import { favouritesOf } from './own-games-store.ts'
import { pageOfGames } from '../offer/page-of-games.ts'
import { readerLanguage } from '../offer/reader-language.ts'

export default implement(listFavouriteGames, async (ctx, { language, gameType, pageNo, pageSize, after }) => {
  const favourites = listedOf(ctx, await favouritesOf(ctx.db, ctx.session.memberId))
  const { games, ...page } = pageOfGames(
    favourites.filter((listed) => matches(listed, { type: gameType })),
    { pageNo, pageSize, after, direction: 'down' },
    readerLanguage(ctx, language),
  )
  return { content: games, ...page }
})
