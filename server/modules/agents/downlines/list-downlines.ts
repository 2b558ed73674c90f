import { listDownlines } from '@croupier/api/agents/downlines/list-downlines.ts'
import { implement } from '../../../platform/implement.ts'
import { countDownlines, listDownlines as findPage, sessionRules } from '../../identity/index.ts'
import { byId, numberPage, readPage, skippedBefore } from '../../../platform/page.ts'
import { describeDownline } from '../teams/describe-team.ts'
import { branchOf } from './downline-of.ts'

export default implement(listDownlines, async (ctx, input) => {
  const { under, scope, search, onlineOnly, agentsOnly, after, pageNo, pageSize } = input
  const branch = await branchOf(ctx, ctx.session, under)
  const rules = sessionRules(ctx)
  const filter = {
    underId: branch.id,
    isDirect: scope === 'direct',
    search: search || undefined,
    onlineOnly,
    agentsOnly,
    after,
    skipped: skippedBefore(pageNo, pageSize),
    limit: pageSize,
  }
  const { rows, next } = await readPage(pageSize, byId, (limit) => findPage(ctx.db, rules, { ...filter, limit }))
  return {
    path: branch.path,
    list: rows.map(describeDownline),
    ...(await numberPage(pageNo, pageSize, () => countDownlines(ctx.db, rules, filter))),
    next,
  }
})
