import { listSettlements, showSettlement } from '@croupier/api/contracts/staff-contracts.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { describeLines, describeRun } from '../describe-contract.ts'
import { findRunById, linesOf, listRuns, paidInRun } from './runs-store.ts'

export const listAll = implement(listSettlements, async (ctx, { kind, after, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) => listRuns(ctx.db, { kind, after, limit }))
  const paid = await paidInRun(
    ctx.db,
    page.map(({ id }) => id),
  )
  return {
    list: page.map((run) => describeRun(run, paid.get(run.id) ?? 0n)),
    next,
  }
})

export const showOne = implement(showSettlement, async (ctx, { runId, after, pageSize }) => {
  const run = await findRunById(ctx.db, BigInt(runId))
  if (!run) throw ctx.refusal('settlement.not.found')
  const { rows: page, next } = await readPage(pageSize, byId, (limit) => linesOf(ctx.db, run.id, { after, limit }))
  const paid = await paidInRun(ctx.db, [run.id])
  return {
    ...describeRun(run, paid.get(run.id) ?? 0n),
    lines: await describeLines(ctx.db, run.currency, page),
    next,
  }
})
