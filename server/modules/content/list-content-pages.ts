import { listContentPages } from '@croupier/api/content/list-content-pages.ts'
import { implement } from '../../platform/implement.ts'
import { listPages } from './content-pages-store.ts'
import { describePage } from './describe-content-page.ts'

export default implement(listContentPages, async (ctx, { kind, before, pageSize }) => {
  const found = await listPages(ctx.db, { kind, before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: page.map(describePage),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
