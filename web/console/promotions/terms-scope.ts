import type { PromotionKind } from '@croupier/api/promotions/promotion-kinds.ts'
import type { FieldScope } from '../fields/field-keys.ts'

/** Where the words of a kind’s terms stand. What several kinds ask for is named once. */
export function termsScope(kind: PromotionKind): FieldScope {
  return {
    prefixes: [`console-promotions.terms.${kind}`, 'console-promotions.terms'],
    choices: { gameType: 'games.type' },
  }
}

/** Where the words of a bonus stand. */
export const bonusScope: FieldScope = {
  prefixes: ['console-promotions.bonus'],
  choices: { gameType: 'games.type', leftOut: 'games.type' },
}
