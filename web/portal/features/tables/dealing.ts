import { totalOf } from '@croupier/games/tables/baccarat.ts'
import { markOf } from '@croupier/games/tables/roads.ts'
import { payoutOf, spotsOf, type Dealt, type TableCode, type TableRules } from '@croupier/games/tables/tables.ts'

export type Side = 'player' | 'banker' | 'dragon' | 'tiger'

/** A card, and the share of the dealing at which it lies on the table. */
export interface DealtCard {
  readonly side: Side
  readonly card: string
  readonly at: number
}

/** Shares of the dealing at which cards come: two to each side, then what is drawn. */
const FIRST = [0.05, 0.13, 0.21, 0.29]
const THIRD = [0.46, 0.62]
const PAIR = [0.12, 0.38]
/** From the last card, or from the ball's or the dice's rest, to the word of what won. */
const REST = 0.14
/** The share of the dealing that the ball runs. */
export const WHEEL_RESTS = 0.72
/** The share of the dealing after which the cup is lifted. */
export const DICE_REST = 0.5

/** In the order in which they are dealt; none of a wheel or of dice. */
export function cardsOf(dealt: Dealt): DealtCard[] {
  if (dealt.kind === 'dragonTiger') {
    return [
      { side: 'dragon', card: dealt.dragon, at: PAIR[0]! },
      { side: 'tiger', card: dealt.tiger, at: PAIR[1]! },
    ]
  }
  if (dealt.kind !== 'baccarat') return []
  const sides = ['player', 'banker'] as const
  const pairs = [0, 1].flatMap((nth) => sides.map((side) => ({ side, card: dealt[side][nth]! })))
  const drawn = sides.filter((side) => dealt[side].length > 2).map((side) => ({ side, card: dealt[side][2]! }))
  return [
    ...pairs.map((card, at) => ({ ...card, at: FIRST[at]! })),
    ...drawn.map((card, at) => ({ ...card, at: THIRD[at]! })),
  ]
}

/** The share of the dealing after which everybody sees what won. */
export function toldAt(dealt: Dealt): number {
  if (dealt.kind === 'roulette') return WHEEL_RESTS + 0.04
  if (dealt.kind === 'sicBo') return DICE_REST + REST
  return cardsOf(dealt).at(-1)!.at + REST
}

/** Why a card is drawn or not, by the rule of the third card; in the order in which it is decided. */
export type DrawStep =
  | { readonly rule: 'natural'; readonly total: number }
  | { readonly rule: 'playerDraws' | 'playerStands' | 'bankerDraws' | 'bankerStands'; readonly total: number }
  | { readonly rule: 'bankerDrawsAgainst' | 'bankerStandsAgainst'; readonly total: number; readonly third: number }

const NATURAL = 8

/** How a hand of baccarat went on after its first four cards. */
export function drawSteps({ player, banker }: Extract<Dealt, { kind: 'baccarat' }>): DrawStep[] {
  const [own, other] = [totalOf(player.slice(0, 2)), totalOf(banker.slice(0, 2))]
  if (own >= NATURAL || other >= NATURAL) return [{ rule: 'natural', total: Math.max(own, other) }]
  const third = player[2]
  const draws = banker.length > 2
  if (third === undefined) {
    return [
      { rule: 'playerStands', total: own },
      { rule: draws ? 'bankerDraws' : 'bankerStands', total: other },
    ]
  }
  return [
    { rule: 'playerDraws', total: own },
    { rule: draws ? 'bankerDrawsAgainst' : 'bankerStandsAgainst', total: other, third: totalOf([third]) },
  ]
}

/** Which of these steps have been told by a share of the dealing: the first when four cards lie, the next with what it decides. */
export function stepsTold(steps: readonly DrawStep[], share: number): readonly DrawStep[] {
  const from = [FIRST.at(-1)! + 0.05, THIRD[0]! + 0.06]
  return steps.filter((_, at) => share >= from[at]!)
}

const PROBE = 1_000_000n

/** Spots that paid more than was put on them. */
export function winningSpots(gameCode: TableCode, dealt: Dealt, rules: TableRules): ReadonlySet<string> {
  const won = spotsOf(gameCode).filter(({ id }) => payoutOf(gameCode, id, PROBE, dealt, rules) > PROBE)
  return new Set(won.map(({ id }) => id))
}

/** The side that is ahead at the end, where one is. */
export function aheadOf(dealt: Dealt): Side | undefined {
  const mark = markOf(dealt)
  return mark === 'player' || mark === 'banker' || mark === 'dragon' || mark === 'tiger' ? mark : undefined
}
