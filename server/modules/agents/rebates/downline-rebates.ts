import { listDownlineRebates, setDownlineRebates } from '@croupier/api/agents/rebates/rebates.ts'
import { implement } from '../../../platform/implement.ts'
import { isAgentType, listDownlines, sessionRules } from '../../identity/index.ts'
import { describeRebates, readRebates } from './describe-rebates.ts'
import { directDownlineOf } from '../downlines/downline-of.ts'
import { giveRebates } from './give-rebates.ts'

export const list = implement(listDownlineRebates, async (ctx, { search, after, pageSize }) => {
  const found = await listDownlines(ctx.db, sessionRules(ctx), {
    underId: ctx.session.memberId,
    isDirect: true,
    search: search || undefined,
    after,
    limit: pageSize + 1,
  })
  const page = found.slice(0, pageSize)
  const rebates = await readRebates(
    ctx,
    ctx.db,
    ctx.session,
    page.map(({ id }) => id),
  )
  return {
    list: page.map(({ id, account, type }) => ({
      account,
      isAgent: isAgentType(type),
      rates: describeRebates(rebates, id),
    })),
    next: found.length > page.length ? page.at(-1)!.id.toString() : null,
  }
})

export const set = implement(setDownlineRebates, async (ctx, { account, rates }) => {
  const downline = await directDownlineOf(ctx.tx, ctx.session.memberId, account)
  await giveRebates(ctx, ctx.session, downline.id, rates)
  return { rates: describeRebates(await readRebates(ctx, ctx.tx, ctx.session, [downline.id]), downline.id) }
})
