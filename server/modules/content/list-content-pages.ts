import { listContentPages } from '@croupier/api/content/list-content-pages.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { listPages } from './content-pages-store.ts'
import { describePage } from './describe-content-page.ts'

export default implement(listContentPages, async (ctx, { kind, before, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) => listPages(ctx.db, { kind, before, limit }))
  return {
    list: page.map(describePage),
    next,
  }
})
