import { showPokerTable } from '@croupier/api/poker/show-poker-table.ts'
import { implement } from '../../platform/implement.ts'
import { describeTable } from './describe-table.ts'
import { versionOf } from './desks-store.ts'
import { findTable } from './table.ts'

export default implement(showPokerTable, async (ctx, { tableId, version: known }) => {
  const { memberId, isTrial } = ctx.session
  const found = await versionOf(ctx.db, BigInt(tableId))
  if (!found) throw ctx.refusal('poker.table.not.found')
  if (isTrial && !found.isTrial) throw ctx.refusal('in_need_true_account')
  if (!isTrial && found.isTrial) throw ctx.refusal('poker.practice.only')
  const version = Number(found.version)
  if (version === known) return { now: found.now, version, changed: null }
  const table = (await findTable(ctx.db, BigInt(tableId)))!
  const changed = await describeTable(ctx, ctx.db, table, memberId)
  return { now: table.at, version: changed.version, changed }
})
