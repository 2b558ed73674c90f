import { listStaffContractAsks } from '@croupier/api/contracts/list-staff-contract-asks.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { describeAsks } from '../describe-contract.ts'
import { listAsks } from './asks-store.ts'

export default implement(listStaffContractAsks, async (ctx, { account, kind, state, after, pageSize }) => {
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  if (account !== undefined && !member) return { list: [], next: null }
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listAsks(ctx.db, { memberId: member?.id, kind, isOpen: state === 'open', after, limit }),
  )
  const described = await describeAsks(ctx.db, page)
  return { list: described.map((ask, at) => ({ ...ask, decidedAt: page[at]!.decidedAt })), next }
})
