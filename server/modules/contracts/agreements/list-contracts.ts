import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { beginningNow } from './agree.ts'
import { activeContract, type Contract, listContracts as findPage } from './contracts-store.ts'
import { describeContracts } from '../describe-contract.ts'

/** From when what waits for a member's answer would pay. */
async function beginsFor(ctx: ReadScope, memberId: bigint, contract: Contract): Promise<number | null> {
  const { downlineId, kind, state } = contract
  if (state !== 'proposed' || downlineId !== memberId) return null
  return beginningNow(ctx, ctx.db, contract, await activeContract(ctx.db, downlineId, kind))
}

export default implement(listContracts, async (ctx, { kind, side, state, after, pageSize }) => {
  const { memberId } = ctx.session
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    findPage(ctx.db, { memberId, kind, side, isOpen: state === 'open', after, limit }),
  )
  // One of a kind is open to a member at most.
  const begins = await Promise.all(page.map((contract) => beginsFor(ctx, memberId, contract)))
  const described = await describeContracts(ctx.db, page)
  return { list: described.map((contract, at) => ({ ...contract, begins: begins[at]! })), next }
})
