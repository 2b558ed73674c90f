import { publishContentPage } from '@croupier/api/content/publish-content-page.ts'
import { implement } from '../../platform/implement.ts'
import { lockPage, publishVersion } from './content-pages-store.ts'
import { pageDetail } from './describe-content-page.ts'

export default implement(publishContentPage, async (ctx, { id: named, version }) => {
  const { tx } = ctx
  const id = await lockPage(tx, named)
  const isDone = id !== undefined && (await publishVersion(tx, id, version, ctx.clock.now()))
  if (!isDone) throw ctx.refusal('content.page.not.found')
  return pageDetail(tx, id)
})
