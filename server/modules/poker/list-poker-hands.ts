import { listPokerHands } from '@croupier/api/poker/list-poker-hands.ts'
import { Money } from '@croupier/basis/money.ts'
import { textOf } from '@croupier/games/holdem/cards.ts'
import { implement } from '../../platform/implement.ts'
import { readPage } from '../../platform/page.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { cardsOf } from './deals.ts'
import { dealOfRow } from './deal-of-row.ts'
import { handsOf, type OwnHand, playersOfAll } from './hands-store.ts'

export default implement(listPokerHands, async (ctx, { tableId, before, pageSize }) => {
  const { memberId } = ctx.session
  const { rows, next } = await readPage(
    pageSize,
    ({ id }: OwnHand) => id,
    (most) => handsOf(ctx.db, memberId, { deskId: tableId === undefined ? undefined : BigInt(tableId), before, most }),
  )
  const players = Map.groupBy(
    await playersOfAll(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    ({ handId }) => handId,
  )
  const secrets = ctx.use(secretsPort)
  const list = rows.map((hand) => {
    const dealt = players.get(hand.id)!
    const deal = dealOfRow(secrets, hand, dealt)
    const own = dealt.find((player) => player.memberId === memberId)!
    const amount = (units: bigint) => new Money(hand.currency, units).toString()
    return {
      handId: hand.id,
      tableId: Number(hand.deskId),
      tableName: hand.deskName,
      number: Number(hand.number),
      endedAt: hand.endedAt!,
      currency: hand.currency,
      isTrial: hand.isTrial,
      cards: cardsOf(deal.hole(own.seat)).map(textOf),
      board: cardsOf(deal.board.slice(0, hand.board ?? 0)).map(textOf),
      stake: amount(hand.stake),
      payout: amount(hand.payout),
    }
  })
  return { list, next }
})
