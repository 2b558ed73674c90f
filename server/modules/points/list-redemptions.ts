import { listRedemptions } from '@croupier/api/points/list-redemptions.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeRedemption } from './describe-redemption.ts'
import { listOwn } from './redemptions-store.ts'

export default implement(listRedemptions, async (ctx, { status, before, pageSize }) => {
  const { memberId } = ctx.session
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listOwn(ctx.db, { memberId, status, before, limit }),
  )
  return {
    list: page.map((one) => describeRedemption(one, ctx.language)),
    next,
  }
})
