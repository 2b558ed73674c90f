import { assert } from '@croupier/basis/assert.ts'
import { type Card, CARDS, drawCards, OF_A_RANK, rankOf, ranks } from './cards.ts'
import { type Dealt, LOST, PUSHED, type Spot, simpleSpot, spot, type TableGame, wonAt } from './table-game.ts'

/** What of a hand decides bets. */
export interface BaccaratFacts {
  /** 0 to 9. */
  readonly player: number
  readonly banker: number
  readonly playerCards: 2 | 3
  readonly bankerCards: 2 | 3
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/** Ace to nine by their number, ten and pictures nothing. */
const points = ranks.map((_, rank) => (rank < 9 ? rank + 1 : 0))
const TEN = 10
const NATURAL = 8

/** A player of 0 to 5 draws; of the banker it depends on the card the player drew. `third` is null where there is none. */
const playerDraws = (player: number, banker: number) => player <= 5 && banker < NATURAL
function bankerDraws(player: number, banker: number, third: number | null): boolean {
  if (player >= NATURAL && third === null) return false
  if (banker >= 7) return false
  if (third === null) return banker <= 5
  switch (banker) {
    case 3:
      return third !== 8
    case 4:
      return third >= 2 && third <= 7
    case 5:
      return third >= 4 && third <= 7
    case 6:
      return third === 6 || third === 7
    default:
      return true
  }
}

/** Plays a hand by its six cards in the order in which they lie in the shoe: player, banker, player, banker, then what is drawn. */
function handOf(cards: readonly Card[]): { player: Card[]; banker: Card[] } {
  const [first, second, third, fourth, ...left] = cards as [Card, Card, Card, Card, ...Card[]]
  const value = (card: Card) => points[rankOf(card)]!
  const player = [first, third]
  const banker = [second, fourth]
  const playerTotal = (value(first) + value(third)) % TEN
  const bankerTotal = (value(second) + value(fourth)) % TEN
  let drawn: number | null = null
  if (playerDraws(playerTotal, bankerTotal)) {
    player.push(left[0]!)
    drawn = value(left[0]!)
  }
  if (bankerDraws(playerTotal, bankerTotal, drawn)) banker.push(left[drawn === null ? 0 : 1]!)
  return { player, banker }
}

function deal(entropy: Parameters<typeof drawCards>[0]): Dealt {
  return { kind: 'baccarat', ...handOf(drawCards(entropy, 6)) }
}

/** What a side of a hand comes to: 0 to 9. */
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + points[rankOf(card)]!, 0) % TEN

const isPair = ([one, other]: readonly Card[]) => rankOf(one!) === rankOf(other!)

function factsOf(dealt: Dealt): BaccaratFacts {
  assert(dealt.kind === 'baccarat', 'a hand of baccarat')
  const { player, banker } = dealt
  return {
    player: totalOf(player),
    banker: totalOf(banker),
    playerCards: player.length === 2 ? 2 : 3,
    bankerCards: banker.length === 2 ? 2 : 3,
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  }
}

/** Two cards of one side, whichever came first: by their ranks, with how many orders there are of them. */
const twoCards = ranks.flatMap((_, one) =>
  ranks.slice(one).map((_other, at) => ({ ranks: [one, one + at] as const, orders: at === 0 ? 1 : 2 })),
)

const falling = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from - at).reduce((product, each) => product * each, 1)

const keyOf = ({ player, banker, playerCards, bankerCards, playerPair, bankerPair }: BaccaratFacts) =>
  ((((player * TEN + banker) * 2 + playerCards - 2) * 2 + bankerCards - 2) * 2 + Number(playerPair)) * 2 +
  Number(bankerPair)

/**
 * Every way six cards can lie in the shoe, summed by what decides bets. The sum of all is 416 x 415 x ... x 411, which a
 * number holds exactly, and so does every part of it.
 */
function countOutcomes(): { facts: BaccaratFacts; weight: bigint }[] {
  const found = new Map<number, { facts: BaccaratFacts; weight: number }>()
  const add = (facts: BaccaratFacts, weight: number) => {
    const key = keyOf(facts)
    const known = found.get(key)
    if (known) known.weight += weight
    else found.set(key, { facts, weight })
  }
  const left = Array.from({ length: TEN }, (_, value) => points.filter((each) => each === value).length * OF_A_RANK)
  const byRank = ranks.map(() => OF_A_RANK)
  const take = (rank: number) => {
    left[points[rank]!]! -= 1
    const ways = byRank[rank]!
    byRank[rank]! -= 1
    return ways
  }
  const putBack = (rank: number) => {
    left[points[rank]!]! += 1
    byRank[rank]! += 1
  }
  for (const own of twoCards) {
    for (const other of twoCards) {
      const four = [...own.ranks, ...other.ranks]
      const ways = four.reduce((product, rank) => product * take(rank), own.orders * other.orders)
      const player = (points[own.ranks[0]]! + points[own.ranks[1]]!) % TEN
      const banker = (points[other.ranks[0]]! + points[other.ranks[1]]!) % TEN
      const pairs = { playerPair: own.orders === 1, bankerPair: other.orders === 1 }
      countThirdCards({ player, banker, ...pairs }, left, (facts, thirds) => add(facts, ways * thirds))
      for (const rank of four) putBack(rank)
    }
  }
  return [...found.values()].map(({ facts, weight }) => ({ facts, weight: BigInt(weight) }))
}

/** How the fifth and the sixth card of the shoe end a hand, by their points; `left` counts the cards of each. */
function countThirdCards(
  { player, banker, ...pairs }: Pick<BaccaratFacts, 'player' | 'banker' | 'playerPair' | 'bankerPair'>,
  left: readonly number[],
  add: (facts: BaccaratFacts, ways: number) => void,
): void {
  const cards = CARDS - 4
  const ended = (more: Omit<BaccaratFacts, 'playerPair' | 'bankerPair'>, ways: number) =>
    add({ ...more, ...pairs }, ways)
  if (!playerDraws(player, banker)) {
    if (!bankerDraws(player, banker, null)) {
      ended({ player, banker, playerCards: 2, bankerCards: 2 }, falling(cards, 2))
      return
    }
    for (const [value, count] of left.entries()) {
      ended({ player, banker: (banker + value) % TEN, playerCards: 2, bankerCards: 3 }, count * (cards - 1))
    }
    return
  }
  for (const [third, count] of left.entries()) {
    const drawn = (player + third) % TEN
    if (!bankerDraws(player, banker, third)) {
      ended({ player: drawn, banker, playerCards: 3, bankerCards: 2 }, count * (cards - 1))
      continue
    }
    for (const [value, others] of left.entries()) {
      const ways = count * (value === third ? others - 1 : others)
      ended({ player: drawn, banker: (banker + value) % TEN, playerCards: 3, bankerCards: 3 }, ways)
    }
  }
}

let counted: readonly { facts: BaccaratFacts; weight: bigint }[] | undefined
const outcomes = () => (counted ??= countOutcomes())

/** A bet on one side: a tie gives it back. */
function side(
  id: 'PLAYER' | 'BANKER',
  pays: readonly string[],
  paid: (facts: BaccaratFacts) => string,
): Spot<BaccaratFacts> {
  return spot(id, pays, (facts) => {
    if (facts.player === facts.banker) return PUSHED
    const isWon = id === 'PLAYER' ? facts.player > facts.banker : facts.banker > facts.player
    return isWon ? wonAt(paid(facts)) : LOST
  })
}

const byMargin: Readonly<Record<number, string>> = { 4: '1', 5: '2', 6: '4', 7: '6', 8: '10', 9: '30' }

/** Pays by how far a side is ahead; of two cards that make 8 or 9 1:1, and where both sides have that and are level it comes back. */
function bonus(id: 'PLAYERBONUS' | 'BANKERBONUS'): Spot<BaccaratFacts> {
  return spot(id, ['1', '2', '4', '6', '10', '30'], (facts) => {
    const [own, other, cards] =
      id === 'PLAYERBONUS'
        ? [facts.player, facts.banker, facts.playerCards]
        : [facts.banker, facts.player, facts.bankerCards]
    const isNatural = cards === 2 && own >= NATURAL
    if (isNatural && own === other) return PUSHED
    if (isNatural) return own > other ? wonAt('1') : LOST
    const pays = byMargin[own - other]
    return pays === undefined ? LOST : wonAt(pays)
  })
}

/** Six that wins: of two cards 12:1, of three 20:1. */
const luckySix = spot<BaccaratFacts>('LUCKYSIX', ['12', '20'], ({ player, banker, bankerCards }) => {
  if (banker !== 6 || player >= banker) return LOST
  return wonAt(bankerCards === 2 ? '12' : '20')
})

const player = side('PLAYER', ['1'], () => '1')
const beside: readonly Spot<BaccaratFacts>[] = [
  simpleSpot('TIE', '8', (facts) => facts.player === facts.banker),
  simpleSpot('PLAYERPAIR', '11', ({ playerPair }) => playerPair),
  simpleSpot('BANKERPAIR', '11', ({ bankerPair }) => bankerPair),
  simpleSpot('EITHERPAIR', '5', ({ playerPair, bankerPair }) => playerPair || bankerPair),
  bonus('PLAYERBONUS'),
  bonus('BANKERBONUS'),
]

const table = { bettingMilliseconds: 20_000, dealingMilliseconds: 12_000, deal, factsOf, outcomes }

/** The banker pays a commission of five per cent. */
export const baccarat: TableGame<BaccaratFacts> = {
  ...table,
  code: 'BACCARAT',
  spots: [player, side('BANKER', ['0.95'], () => '0.95'), ...beside],
}

/** No commission, but a banker who wins with six pays half. */
export const freeBaccarat: TableGame<BaccaratFacts> = {
  ...table,
  code: 'BACCARAT_FREE',
  spots: [player, side('BANKER', ['0.5', '1'], ({ banker }) => (banker === 6 ? '0.5' : '1')), ...beside, luckySix],
}
