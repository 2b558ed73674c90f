import { assert } from '@croupier/basis/assert.ts'
import { CARDS, DECKS, drawCards, OF_A_RANK, rankOf, suitOf } from './cards.ts'
import { HALF_BACK, LOST, type Spot, simpleSpot, spot, type TableGame, wonAt } from './table-game.ts'

export type DragonTigerFacts = 'dragon' | 'tiger' | 'tie' | 'suitedTie'

/** The higher of two cards, ace the lowest; of cards of one rank half comes back. */
function side(id: 'DRAGON' | 'TIGER', own: DragonTigerFacts, other: DragonTigerFacts): Spot<DragonTigerFacts> {
  return spot(id, ['1'], (facts) => {
    if (facts === own) return wonAt('1')
    return facts === other ? LOST : HALF_BACK
  })
}

const SAME_CARD = BigInt(DECKS - 1)
const SAME_RANK = BigInt(OF_A_RANK - 1)
const HIGHER_OR_LOWER = BigInt(CARDS - OF_A_RANK)

export const dragonTiger: TableGame<DragonTigerFacts> = {
  code: 'DRAGON_TIGER',
  bettingMilliseconds: 20_000,
  dealingMilliseconds: 8_000,
  spots: [
    side('DRAGON', 'dragon', 'tiger'),
    side('TIGER', 'tiger', 'dragon'),
    simpleSpot('TIE', '11', (facts) => facts === 'tie' || facts === 'suitedTie'),
    simpleSpot('SUITEDTIE', '50', (facts) => facts === 'suitedTie'),
  ],
  deal(entropy) {
    const [dragon, tiger] = drawCards(entropy, 2)
    return { kind: 'dragonTiger', dragon: dragon!, tiger: tiger! }
  },
  factsOf(dealt) {
    assert(dealt.kind === 'dragonTiger', 'a dragon and a tiger')
    const { dragon, tiger } = dealt
    const ahead = rankOf(dragon) - rankOf(tiger)
    if (ahead !== 0) return ahead > 0 ? 'dragon' : 'tiger'
    return suitOf(dragon) === suitOf(tiger) ? 'suitedTie' : 'tie'
  },
  // Whatever the first card is, of those that are left so many are the same card, of its rank, and of another: half of
  // these, over all first cards, lower. Everything twice, so that the half is whole.
  outcomes: () => [
    { facts: 'dragon', weight: HIGHER_OR_LOWER },
    { facts: 'tiger', weight: HIGHER_OR_LOWER },
    { facts: 'tie', weight: 2n * (SAME_RANK - SAME_CARD) },
    { facts: 'suitedTie', weight: 2n * SAME_CARD },
  ],
}
