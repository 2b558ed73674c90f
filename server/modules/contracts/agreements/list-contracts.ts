import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { listContracts as findPage } from './contracts-store.ts'
import { describeContracts } from '../describe-contract.ts'

export default implement(listContracts, async (ctx, { kind, side, state, after, pageSize }) => {
  const { memberId } = ctx.session
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    findPage(ctx.db, { memberId, kind, side, isOpen: state === 'open', after, limit }),
  )
  return {
    list: await describeContracts(ctx.db, page),
    next,
  }
})
