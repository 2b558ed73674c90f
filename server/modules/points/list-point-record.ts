import { listPointRecord } from '@croupier/api/points/list-point-record.ts'
import { implement } from '../../platform/implement.ts'
import { pointLines } from './point-lines.ts'
import { pointsPurse } from './points-purse.ts'

export default implement(listPointRecord, async (ctx, { before, pageSize }) => {
  const { memberId } = ctx.session
  const { account } = await pointsPurse(ctx.db, memberId)
  return pointLines(ctx, { memberId, account }, { before, limit: pageSize })
})
