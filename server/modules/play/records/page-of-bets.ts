import type * as z from 'zod/mini'
import type { listBetHistory } from '@croupier/api/play/records/list-bet-history.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { type BetFilter, listBets, totalBets } from './bet-records-store.ts'
import { describeBet, describeTotals } from './describe-bet.ts'
import { shownAgain } from './shown-again.ts'

/** A page of a betting record: by number with totals and count, or reading on from a round without them. */
export async function pageOfBets(
  ctx: ReadScope,
  filter: BetFilter,
  currency: string,
  { before, pageNo, pageSize }: { before?: string | undefined; pageNo: number; pageSize: number },
): Promise<z.output<typeof listBetHistory.output>> {
  const isReadingOn = before !== undefined
  const skipped = isReadingOn ? 0 : (pageNo - 1) * pageSize
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listBets(ctx.db, filter, { before, skipped, limit }),
  )
  const totals = isReadingOn ? undefined : await totalBets(ctx.db, filter)
  const again = await shownAgain(ctx, ctx.db, page)
  const count = totals === undefined ? null : Number(totals.count)
  return {
    list: page.map((round) => describeBet(ctx, round, again)),
    totals: totals === undefined ? null : describeTotals(currency, totals),
    pageNum: isReadingOn ? null : pageNo,
    pageSize,
    totalPages: count === null ? null : Math.ceil(count / pageSize),
    totalCount: count,
    next,
  }
}
