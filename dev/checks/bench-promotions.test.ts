import { createPromotion } from '@croupier/api/promotions/operators/create-promotion.ts'
import { contradictionsOf } from '@croupier/server/modules/promotions/operators/contradictions.ts'
import { expect, it } from 'vitest'
import { thirtyPromotions, twentyMissions } from '../bench/promotions/thirty-promotions.ts'

it('promotions of the benches are such as the server takes', () => {
  for (const draft of [...thirtyPromotions, ...twentyMissions]) {
    const { promise, currency, budget } = createPromotion.input.parse(draft)
    expect(contradictionsOf(promise, currency, budget)).toEqual([])
  }
})
