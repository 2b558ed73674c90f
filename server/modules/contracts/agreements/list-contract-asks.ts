import { listContractAsks } from '@croupier/api/contracts/list-contract-asks.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { findMember } from '../../identity/index.ts'
import { describeAsks } from '../describe-contract.ts'
import { listAsks } from './asks-store.ts'

export default implement(listContractAsks, async (ctx, { kind, after, pageSize }) => {
  const { memberId } = ctx.session
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listAsks(ctx.db, { memberId, kind, isOpen: true, after, limit }),
  )
  const parentId = (await findMember(ctx.db, memberId))?.parentId
  const upline = parentId == null ? undefined : await findMember(ctx.db, parentId)
  return {
    list: await describeAsks(ctx.db, page),
    next,
    upline: upline && upline.parentId !== null ? upline.account : null,
  }
})
