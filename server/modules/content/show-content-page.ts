import { showContentPage } from '@croupier/api/content/show-content-page.ts'
import { implement } from '../../platform/implement.ts'
import { findPage } from './content-pages-store.ts'
import { pageDetail } from './describe-content-page.ts'

export default implement(showContentPage, async (ctx, { id }) => {
  const page = await findPage(ctx.db, BigInt(id))
  if (!page) throw ctx.refusal('content.page.not.found')
  return pageDetail(ctx.db, page.id)
})
