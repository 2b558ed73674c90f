import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { implement } from '../../platform/implement.ts'
import { describeGame } from './describe-game.ts'
import { listGames } from './games-store.ts'

export default implement(listCatalogue, async (ctx, { pageSize, isHot, ...filter }) => {
  const found = await listGames(ctx.db, {
    search: filter.search || undefined,
    vendor: filter.vendor,
    type: filter.type,
    status: filter.status,
    before: filter.before,
    isHot: isHot === undefined ? undefined : isHot === 'true',
    limit: pageSize + 1,
  })
  const page = found.slice(0, pageSize)
  return { list: page.map(describeGame), next: found.length > pageSize ? String(page.at(-1)!.nodeId) : null }
})
