import { listDownlines } from '@croupier/api/agents/downlines/list-downlines.ts'
import { implement } from '../../../platform/implement.ts'
import { listDownlines as findPage, sessionRules } from '../../identity/index.ts'
import { describeDownline } from '../teams/describe-team.ts'
import { branchOf } from './downline-of.ts'

export default implement(listDownlines, async (ctx, input) => {
  const { under, scope, search, onlineOnly, agentsOnly, after, pageSize } = input
  const branch = await branchOf(ctx, ctx.session, under)
  const found = await findPage(ctx.db, sessionRules(ctx), {
    underId: branch.id,
    isDirect: scope === 'direct',
    search: search || undefined,
    onlineOnly,
    agentsOnly,
    after,
    limit: pageSize + 1,
  })
  const page = found.slice(0, pageSize)
  return {
    path: branch.path,
    list: page.map(describeDownline),
    next: found.length > page.length ? page.at(-1)!.id.toString() : null,
  }
})
