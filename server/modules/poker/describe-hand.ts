import type { handAnswer, resultAnswer } from '@croupier/api/poker/poker-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import { textOf } from '@croupier/games/holdem/cards.ts'
import { categoryOf, valueOfHand } from '@croupier/games/holdem/rank.ts'
import type { Sealed } from '@croupier/games/holdem/deal.ts'
import type * as z from 'zod/mini'
import type { Secrets } from '../../platform/secrets.ts'
import { cardsOf, type Deal, dealOf } from './deals.ts'
import type { Desk } from './desks-store.ts'
import type { ShownNames } from './shown-names.ts'
import { type Played, startOf } from './table.ts'

type HandAnswer = z.input<typeof handAnswer>

/** What one of those who look may see: their own cards, and after the hand what was shown. */
export function visibleHole({ hand, players }: Played, deal: Deal, seat: number, viewer: bigint): Sealed[] | null {
  const player = players.find((each) => each.seat === seat)!
  const isTold = player.memberId === viewer || (hand.state === 'ended' && player.isShown)
  return isTold ? [...deal.hole(seat)] : null
}

function describeResult(desk: Desk, { hand, players }: Played, deal: Deal): z.input<typeof resultAnswer> | null {
  if (hand.state !== 'ended' || hand.result === null || hand.rake === null) return null
  const amount = (units: bigint) => new Money(desk.currency, units).toString()
  const board = cardsOf(deal.board.slice(0, hand.board ?? 0))
  return {
    rake: amount(hand.rake),
    pots: hand.result.map(({ amount: pot, rake, won }) => ({
      amount: amount(BigInt(pot)),
      rake: amount(BigInt(rake)),
      won: won.map((each) => ({ seat: each.seat, amount: amount(BigInt(each.amount)) })),
    })),
    players: players.map(({ seat, stake, payout, isShown }) => ({
      seat,
      stake: amount(stake),
      payout: amount(payout),
      hand: isShown ? categoryOf(valueOfHand([...cardsOf(deal.hole(seat)), ...board])) : null,
    })),
  }
}

/** A hand as one of those who look at it sees it. Whoever left is still named by what they were called then. */
export function describeHand(
  secrets: Secrets,
  desk: Desk,
  played: Played,
  { viewer, nameOf }: { viewer: bigint; nameOf: ShownNames },
): HandAnswer {
  const { hand, players, now, moves } = played
  const deal = dealOf(secrets, hand, startOf(desk, hand, players))
  const amount = (units: bigint) => new Money(desk.currency, units).toString()
  const texts = (sealed: readonly Sealed[]) => sealed.map(({ card }) => textOf(card))
  return {
    handId: hand.id,
    number: Number(hand.number),
    state: hand.state,
    root: hand.root,
    clientPart: hand.clientPart,
    startedAt: hand.startedAt,
    button: hand.button,
    smallBlind: hand.smallBlindSeat,
    bigBlind: hand.bigBlindSeat,
    street: now.street,
    board: texts(deal.board.slice(0, hand.board ?? now.board)),
    pot: amount(hand.pot ?? now.players.reduce((sum, { put }) => sum + put, 0n)),
    players: now.players.map((player) => {
      const person = players.find(({ seat }) => seat === player.seat)!
      const hole = visibleHole(played, deal, player.seat, viewer)
      return {
        seat: player.seat,
        name: nameOf(person),
        isOwn: person.memberId === viewer,
        put: amount(player.put),
        street: amount(player.street),
        isFolded: player.isFolded,
        isAllIn: !player.isFolded && player.stack === 0n && hand.state === 'playing',
        last: player.last ?? null,
        cards: hole && texts(hole),
      }
    }),
    moves: moves.length,
    result: describeResult(desk, played, deal),
  }
}
