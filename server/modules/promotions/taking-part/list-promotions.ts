import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import type { Scope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { describePromotions } from '../describe-promotion.ts'
import { shownPromotions } from '../promotions-store.ts'
import { readerOf } from './taking-part.ts'

/** What is over stays in the list so long, so that whoever looks for it sees that it is. */
const SHOWN_AFTER = 3 * 86_400_000

/** Since when what ended is no longer shown; epoch milliseconds. */
export const shownSince = ({ clock }: Pick<Scope, 'clock'>): number => clock.now() - SHOWN_AFTER

export default implement(listPromotions, async (ctx, { category }) => {
  const session = readerOf(ctx)
  const since = shownSince(ctx)
  const shown = await shownPromotions(ctx.db, { category, currency: session?.currency, since })
  return { list: await describePromotions(ctx, ctx.db, shown, session) }
})
