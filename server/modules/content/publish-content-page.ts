import { publishContentPage } from '@croupier/api/content/publish-content-page.ts'
import { implement } from '../../platform/implement.ts'
import { lockPage, publishVersion } from './content-pages-store.ts'
import { pageDetail } from './describe-content-page.ts'
import { dropPlan } from './page-plans-store.ts'

export default implement(publishContentPage, async (ctx, { id: named, version }) => {
  const { tx } = ctx
  const id = await lockPage(tx, named)
  const isDone = id !== undefined && (await publishVersion(tx, id, version, ctx.clock.now()))
  if (!isDone) throw ctx.refusal('content.page.not.found')
  // What is done by hand takes the place of what was planned.
  await dropPlan(tx, id)
  return pageDetail(tx, id)
})
