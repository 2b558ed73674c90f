import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { beginningNow, wouldEnd } from './agree.ts'
import { activeContract, type Contract, listContracts as findPage } from './contracts-store.ts'
import { describeContracts } from '../describe-contract.ts'

/** From when what waits for a member's answer would pay. */
async function beginsFor(ctx: ReadScope, memberId: bigint, contract: Contract): Promise<number | null> {
  const { downlineId, kind, state } = contract
  if (state !== 'proposed' || downlineId !== memberId) return null
  return beginningNow(ctx, ctx.db, contract, await activeContract(ctx.db, downlineId, kind))
}

/** Those below whose contracts end if what waits for an answer is agreed to: a proposal, or a wish to end. */
async function endsWith(ctx: ReadScope, contract: Contract): Promise<bigint[]> {
  const { downlineId, kind, state, terminationBy } = contract
  if (state !== 'proposed' && (state !== 'active' || terminationBy === null)) return []
  const next = state === 'proposed' ? contract : undefined
  return (await wouldEnd(ctx.db, downlineId, kind, next)).map((ending) => ending.downlineId)
}

export default implement(listContracts, async (ctx, { kind, side, state, after, pageSize }) => {
  const { memberId } = ctx.session
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    findPage(ctx.db, { memberId, kind, side, isOpen: state === 'open', after, limit }),
  )
  // One of a kind is open to a member at most.
  const begins = await Promise.all(page.map((contract) => beginsFor(ctx, memberId, contract)))
  const ends = await Promise.all(page.map((contract) => endsWith(ctx, contract)))
  const names = await accountNamesOf(ctx.db, ends.flat())
  const described = await describeContracts(ctx.db, page)
  return {
    list: described.map((contract, at) => ({
      ...contract,
      begins: begins[at]!,
      ends: ends[at]!.map((id) => names.get(id) ?? ''),
    })),
    next,
  }
})
