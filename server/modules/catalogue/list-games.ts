import { listGames } from '@croupier/api/games/list-games.ts'
import type { Queryable } from '../../platform/database.ts'
import { implement } from '../../platform/implement.ts'
import type { Catalogue } from './catalogue-port.ts'
import { catalogueOf } from './look-up.ts'
import { matches, type Offered, offeredGames } from './offered-games.ts'
import { listedOf } from './own-games.ts'
import { favouritesOf, recentGamesOf } from './own-games-store.ts'
import { pageOfGames } from './page-of-games.ts'
import { readerLanguage } from './reader-language.ts'

async function ownGames(
  db: Queryable,
  catalogue: Catalogue,
  kind: 'FAV' | 'RECENT',
  memberId: bigint,
): Promise<Offered[]> {
  return listedOf(catalogue, kind === 'FAV' ? await favouritesOf(db, memberId) : await recentGamesOf(db, memberId))
}

export default implement(listGames, async (ctx, input) => {
  const catalogue = catalogueOf(ctx)
  const { gameClassify: kind, pageNo, pageSize, after } = input
  const isOwn = kind === 'FAV' || kind === 'RECENT'
  if (isOwn && !ctx.session) throw ctx.refusal('login.not.session')
  const list = isOwn ? await ownGames(ctx.db, catalogue, kind, ctx.session!.memberId) : offeredGames(catalogue)
  const filter = {
    ...input,
    type: input.gameType,
    vendor: input.vassalage,
    search: input.gameName || undefined,
    only: kind === 'HOT' || kind === 'NEW' ? kind : undefined,
  }
  return pageOfGames(
    list.filter((offered) => matches(offered, filter)),
    { pageNo, pageSize, after, direction: isOwn ? 'down' : 'up' },
    readerLanguage(ctx, input.language),
  )
})
