import { listDownlineTransactions } from '@croupier/api/agents/reports/team-reports.ts'
import { implement } from '../../../platform/implement.ts'
import { joinPlace, numberPage, readPage, skippedBefore } from '../../../platform/page.ts'
import { countStatement, kindNames, type StatementLine, statementWithin } from '../../ledger/index.ts'
import { recordPeriod } from '../../settings/index.ts'
import { amountText, purseBalances } from '../../wallet/index.ts'
import { downlineOf } from '../downlines/downline-of.ts'

/** `12_1790000000000`: a line's number and moment, from which the next page reads on. */
function placeOf(text: string): { seq: bigint; postedAt: number } {
  const [seq = '', postedAt = ''] = text.split('_')
  return { seq: BigInt(seq), postedAt: Number(postedAt) }
}

export default implement(listDownlineTransactions, async (ctx, { account, before, pageNo, pageSize, ...asked }) => {
  const { member } = await downlineOf(ctx.db, ctx.session.memberId, account)
  const main = (await purseBalances(ctx.db, member.id)).find(({ name }) => name === 'main')
  const { currency } = member
  if (!main) return { currency, list: [], next: null, ...(await numberPage(pageNo, pageSize, async () => 0)) }
  const names = await kindNames(ctx.db)
  const period = { account: main.account, ...recordPeriod(ctx, asked) }
  const from = { before: before === undefined ? undefined : placeOf(before), skipped: skippedBefore(pageNo, pageSize) }
  const { rows, next } = await readPage(
    pageSize,
    (last: StatementLine) => joinPlace(last.seq, last.postedAt),
    (limit) => statementWithin(ctx.db, period, { ...from, limit }),
  )
  return {
    currency,
    list: rows.map((line) => ({
      seq: line.seq.toString(),
      time: line.postedAt,
      kind: names.get(line.kind) ?? String(line.kind),
      reference: line.reference,
      amount: amountText(currency, line.amount),
      balanceAfter: amountText(currency, line.balanceAfter),
    })),
    ...(await numberPage(pageNo, pageSize, async () => Number(await countStatement(ctx.db, period)))),
    next,
  }
})
