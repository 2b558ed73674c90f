import { listBonuses } from '@croupier/api/rewards/list-bonuses.ts'
import { implement } from '../../platform/implement.ts'
import { describeClaimed } from './describe-bonus.ts'
import { listRewards } from './rewards-store.ts'

export default implement(listBonuses, async (ctx, { before, pageSize }) => {
  const { memberId } = ctx.session
  const found = await listRewards(ctx.db, { memberId, state: 'claimed', before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: await describeClaimed(ctx.db, memberId, page, ctx.language, ctx.clock.now()),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
