import { listBonuses } from '@croupier/api/rewards/list-bonuses.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeClaimed } from './describe-bonus.ts'
import { listRewards } from './rewards-store.ts'

export default implement(listBonuses, async (ctx, { state, before, pageSize }) => {
  const { memberId } = ctx.session
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listRewards(ctx.db, { memberId, state: 'claimed', isOpenBonus: state === 'open', before, limit }),
  )
  return {
    list: await describeClaimed(ctx.db, memberId, page, ctx.language, ctx.clock.now()),
    next,
  }
})
