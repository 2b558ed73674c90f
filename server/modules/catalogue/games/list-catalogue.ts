import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { describeGame } from './describe-game.ts'
import { listGames } from './games-store.ts'

export default implement(listCatalogue, async (ctx, { pageSize, isHot, ...filter }) => {
  const placeOf = ({ nodeId }: { nodeId: number }) => String(nodeId)
  const { rows, next } = await readPage(pageSize, placeOf, (limit) =>
    listGames(ctx.db, {
      search: filter.search || undefined,
      vendor: filter.vendor,
      type: filter.type,
      status: filter.status,
      before: filter.before,
      isHot: isHot === undefined ? undefined : isHot === 'true',
      limit,
    }),
  )
  return { list: rows.map(describeGame), next }
})
