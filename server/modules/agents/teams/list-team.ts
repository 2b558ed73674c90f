import { listTeam } from '@croupier/api/agents/teams/staff-teams.ts'
import { implement } from '../../../platform/implement.ts'
import { accountNamesOf, ancestorsOf, findMemberByAccount, listDownlines, sessionRules } from '../../identity/index.ts'
import { HOUSE } from '../../wallet/index.ts'
import { describeDownline } from './describe-team.ts'

export default implement(listTeam, async (ctx, { under, after, pageSize }) => {
  const top = await findMemberByAccount(ctx.db, under ?? HOUSE)
  if (!top) throw ctx.refusal('member.not.found')
  const above = await ancestorsOf(ctx.db, top.id)
  const names = await accountNamesOf(ctx.db, above)
  const filter = { underId: top.id, isDirect: true, after, limit: pageSize + 1 }
  const found = await listDownlines(ctx.db, sessionRules(ctx), filter)
  const page = found.slice(0, pageSize)
  return {
    path: [...above.toReversed().map((id) => names.get(id) ?? ''), top.account],
    list: page.map(describeDownline),
    next: found.length > page.length ? page.at(-1)!.id.toString() : null,
  }
})
