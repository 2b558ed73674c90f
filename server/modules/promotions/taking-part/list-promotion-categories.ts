import { listPromotionCategories } from '@croupier/api/promotions/taking-part/list-promotion-categories.ts'
import { promotionCategories } from '@croupier/api/promotions/promotion-answers.ts'
import { implement } from '../../../platform/implement.ts'
import { shownPromotions } from '../promotions-store.ts'
import { shownSince } from './list-promotions.ts'
import { readerOf } from './taking-part.ts'

export default implement(listPromotionCategories, async (ctx) => {
  const currency = readerOf(ctx)?.currency
  const shown = await shownPromotions(ctx.db, { category: 'all', currency, since: shownSince(ctx) })
  const list = promotionCategories.map((category) => ({
    category,
    promotions: shown.filter((promotion) => category === 'all' || promotion.category === category).length,
  }))
  return { list }
})
