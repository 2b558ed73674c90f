import * as z from 'zod/mini'
import type { OwnScope } from '../../platform/context.ts'
import { enqueue, type Job, job } from '../../platform/jobs.ts'
import { findPage, lockPage, publishVersion } from './content-pages-store.ts'
import { dropPlan, duePlanOf, keepPlan } from './page-plans-store.ts'

/** One waits for each page: a plan in the place of another takes its job's place too. */
export const planKey = (pageId: bigint): string => `content page ${pageId}`

/** Does what of a page's plan is due by the database's clock, and comes back for the rest. */
export const runPagePlan: Job<{ pageId: string }> = job(
  'content.runPagePlan',
  z.object({ pageId: z.string() }),
  async (ctx: OwnScope, { pageId }) => {
    await ctx.transaction(async ({ tx, clock }) => {
      const id = await lockPage(tx, pageId)
      const plan = id === undefined ? undefined : await duePlanOf(tx, id)
      if (id === undefined || !plan) return
      const { version, isBegun, isOver, isPublished, endsAt } = plan
      const comeBack = (runAt: number) => enqueue(tx, runPagePlan, { pageId }, { runAt, key: planKey(id) })
      if (!isBegun) return comeBack(plan.publishAt)
      if (!isPublished && !isOver) await publishVersion(tx, id, version, clock.now())
      if (isOver) {
        // Somebody may have published another version meanwhile: that one stays.
        const page = await findPage(tx, id)
        if (isPublished && page?.publishedVersion === version) await publishVersion(tx, id, null, clock.now())
      }
      if (isOver || endsAt === null) return dropPlan(tx, id)
      await keepPlan(tx, id, { ...plan, isPublished: true })
      await comeBack(endsAt)
    })
  },
)
