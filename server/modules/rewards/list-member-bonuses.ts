import { listMemberBonuses } from '@croupier/api/rewards/list-member-bonuses.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { describeClaimed } from './describe-bonus.ts'
import { listRewards } from './rewards-store.ts'

export default implement(listMemberBonuses, async (ctx, { account, before, pageSize }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  const { rows, next } = await readPage(pageSize, byId, (limit) =>
    listRewards(ctx.db, { memberId: member.id, state: 'claimed', isOpenBonus: false, before, limit }),
  )
  return { list: await describeClaimed(ctx.db, member.id, rows, ctx.language, ctx.clock.now()), next }
})
