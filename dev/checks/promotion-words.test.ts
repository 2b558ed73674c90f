import { promotionKinds, promotionTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { bonusTerms } from '@croupier/api/rewards/bonus-terms.ts'
import { neededWords } from '@croupier/console/fields/field-keys.ts'
import { objectPart, partOf } from '@croupier/console/fields/schema-part.ts'
import { bonusScope, termsScope } from '@croupier/console/promotions/terms-scope.ts'
import { readSource } from '@croupier/words/sources.ts'
import { expect, it } from 'vitest'

const areas = ['console-promotions', 'games'] as const

for (const language of ['en', 'bn', 'ar'] as const) {
  it(`[H-05] has a name for every field of every kind of promotion in ${language}`, () => {
    const known = new Set(
      areas.flatMap((area) => Object.keys(readSource(area, language)).map((key) => `${area}.${key}`)),
    )
    const bonus = objectPart({ bonus: bonusTerms })
    const asked = [
      ...neededWords(bonusScope, bonus, ''),
      ...promotionKinds.flatMap((kind) => [
        [`console-promotions.kind.${kind}`],
        [`console-promotions.kind.${kind}.hint`],
        ...neededWords(termsScope(kind), partOf(promotionTerms[kind]), ''),
      ]),
    ]
    const nameless = asked.filter((keys) => !keys.some((key) => known.has(key))).map((keys) => keys[0])

    expect(nameless).toEqual([])
  })
}
