import { listRedemptions } from '@croupier/api/points/list-redemptions.ts'
import { implement } from '../../platform/implement.ts'
import { describeRedemption } from './describe-redemption.ts'
import { listOwn } from './redemptions-store.ts'

export default implement(listRedemptions, async (ctx, { status, before, pageSize }) => {
  const { memberId } = ctx.session
  const found = await listOwn(ctx.db, { memberId, status, before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: page.map((one) => describeRedemption(one, ctx.language)),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
