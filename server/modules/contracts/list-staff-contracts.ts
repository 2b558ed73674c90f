import { listStaffContracts } from '@croupier/api/contracts/staff-contracts.ts'
import { implement } from '../../platform/implement.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { listContracts } from './contracts-store.ts'
import { describeContracts } from './describe-contract.ts'

export default implement(listStaffContracts, async (ctx, { account, kind, state, after, pageSize }) => {
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  if (account !== undefined && !member) return { list: [], next: null }
  const found = await listContracts(ctx.db, {
    memberId: member?.id,
    kind,
    isOpen: state === 'open',
    after,
    limit: pageSize + 1,
  })
  const page = found.slice(0, pageSize)
  return {
    list: await describeContracts(ctx.db, page),
    next: found.length > page.length ? page.at(-1)!.id.toString() : null,
  }
})
