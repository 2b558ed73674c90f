import { listDownlineTransactions } from '@croupier/api/agents/reports/team-reports.ts'
import { implement } from '../../../platform/implement.ts'
import { kindNames, statementWithin } from '../../ledger/index.ts'
import { recordPeriod } from '../../settings/index.ts'
import { amountText, purseBalances } from '../../wallet/index.ts'
import { downlineOf } from '../downlines/downline-of.ts'

/** `12_1790000000000`: a line's number and moment, from which the next page reads on. */
function placeOf(text: string): { seq: bigint; postedAt: number } {
  const [seq = '', postedAt = ''] = text.split('_')
  return { seq: BigInt(seq), postedAt: Number(postedAt) }
}

export default implement(listDownlineTransactions, async (ctx, { account, before, pageSize, ...asked }) => {
  const { member } = await downlineOf(ctx.db, ctx.session.memberId, account)
  const main = (await purseBalances(ctx.db, member.id)).find(({ name }) => name === 'main')
  if (!main) return { currency: member.currency, list: [], next: null }
  const names = await kindNames(ctx.db)
  const found = await statementWithin(
    ctx.db,
    { account: main.account, ...recordPeriod(ctx, asked) },
    { before: before === undefined ? undefined : placeOf(before), skipped: 0, limit: pageSize + 1 },
  )
  const lines = found.slice(0, pageSize)
  const last = lines.at(-1)
  return {
    currency: member.currency,
    list: lines.map((line) => ({
      seq: line.seq.toString(),
      time: line.postedAt,
      kind: names.get(line.kind) ?? String(line.kind),
      reference: line.reference,
      amount: amountText(member.currency, line.amount),
      balanceAfter: amountText(member.currency, line.balanceAfter),
    })),
    next: found.length > lines.length && last ? `${last.seq}_${last.postedAt}` : null,
  }
})
