import { planContentPage } from '@croupier/api/content/plan-content-page.ts'
import type { FieldFault } from '@croupier/api/envelope.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { enqueue } from '../../platform/jobs.ts'
import { hasVersion, lockPage } from './content-pages-store.ts'
import { pageDetail } from './describe-content-page.ts'
import { dropPlan, keepPlan } from './page-plans-store.ts'
import { planKey, runPagePlan } from './run-page-plan.ts'

export default implement(planContentPage, async (ctx, { id: named, version, ...times }) => {
  const { tx } = ctx
  const publishAt = Math.max(ctx.clock.now(), times.publishAt ?? 0)
  const fault: FieldFault = { field: 'endsAt', messageKey: 'fault.format' }
  if (times.endsAt !== undefined && times.endsAt <= publishAt) throw ctx.refusal('request.invalid', { fields: [fault] })
  const id = await lockPage(tx, named)
  if (id === undefined) throw ctx.refusal('content.page.not.found')
  if (version === null) {
    await dropPlan(tx, id)
    return pageDetail(tx, id)
  }
  if (!(await hasVersion(tx, id, version))) throw ctx.refusal('content.page.not.found')
  const plannedBy = nameOfActor(ctx.actor)
  await keepPlan(tx, id, { version, publishAt, endsAt: times.endsAt ?? null, isPublished: false, plannedBy })
  await enqueue(tx, runPagePlan, { pageId: named }, { runAt: publishAt, key: planKey(id) })
  return pageDetail(tx, id)
})
