import { listStaffContracts } from '@croupier/api/contracts/staff-contracts.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { listContracts } from './contracts-store.ts'
import { describeContracts } from '../describe-contract.ts'

export default implement(listStaffContracts, async (ctx, { account, kind, state, after, pageSize }) => {
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  if (account !== undefined && !member) return { list: [], next: null }
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listContracts(ctx.db, {
      memberId: member?.id,
      kind,
      isOpen: state === 'open',
      after,
      limit,
    }),
  )
  return {
    list: await describeContracts(ctx.db, page),
    next,
  }
})
