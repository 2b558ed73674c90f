import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import { implement } from '../../platform/implement.ts'
import { listContracts as findPage } from './contracts-store.ts'
import { describeContracts } from './describe-contract.ts'

export default implement(listContracts, async (ctx, { kind, side, state, after, pageSize }) => {
  const { memberId } = ctx.session
  const found = await findPage(ctx.db, { memberId, kind, side, isOpen: state === 'open', after, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: await describeContracts(ctx.db, page),
    next: found.length > page.length ? page.at(-1)!.id.toString() : null,
  }
})
