import { listDownlineRebates, setDownlineRebates } from '@croupier/api/agents/rebates/rebates.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, numberPage, readPage, skippedBefore } from '../../../platform/page.ts'
import { countDownlines, isAgentType, listDownlines, sessionRules } from '../../identity/index.ts'
import { describeRebates, readRebates } from './describe-rebates.ts'
import { directDownlineOf } from '../downlines/downline-of.ts'
import { giveRebates } from './give-rebates.ts'

export const list = implement(listDownlineRebates, async (ctx, { search, after, pageNo, pageSize }) => {
  const rules = sessionRules(ctx)
  const filter = {
    underId: ctx.session.memberId,
    isDirect: true,
    search: search || undefined,
    after,
    skipped: skippedBefore(pageNo, pageSize),
    limit: pageSize,
  }
  const { rows, next } = await readPage(pageSize, byId, (limit) => listDownlines(ctx.db, rules, { ...filter, limit }))
  const rebates = await readRebates(
    ctx,
    ctx.db,
    ctx.session,
    rows.map(({ id }) => id),
  )
  return {
    list: rows.map(({ id, account, type }) => ({
      account,
      isAgent: isAgentType(type),
      rates: describeRebates(rebates, id),
    })),
    ...(await numberPage(pageNo, pageSize, () => countDownlines(ctx.db, rules, filter))),
    next,
  }
})

export const set = implement(setDownlineRebates, async (ctx, { account, rates }) => {
  const downline = await directDownlineOf(ctx.tx, ctx.session.memberId, account)
  await giveRebates(ctx, ctx.session, downline.id, rates)
  return { rates: describeRebates(await readRebates(ctx, ctx.tx, ctx.session, [downline.id]), downline.id) }
})
