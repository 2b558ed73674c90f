import { listStaffPokerHands } from '@croupier/api/poker/staff/list-staff-poker-hands.ts'
import { Money } from '@croupier/basis/money.ts'
import { textOf } from '@croupier/games/holdem/cards.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { cardsOf } from '../deals.ts'
import { dealOfRow } from '../deal-of-row.ts'
import { handsBefore, playersOfAll, type StaffHand } from '../hands-store.ts'

export default implement(listStaffPokerHands, async (ctx, { tableId, before, pageSize }) => {
  const { rows, next } = await readPage(
    pageSize,
    ({ id }: StaffHand) => id,
    (most) => handsBefore(ctx.db, { deskId: tableId === undefined ? undefined : BigInt(tableId), before, most }),
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
    const dealt = players.get(hand.id) ?? []
    const amount = (units: bigint) => new Money(hand.currency, units).toString()
    // While it is played operators know no more than everybody does.
    const shown = hand.state === 'ended' ? (hand.board ?? 0) : 0
    return {
      handId: hand.id,
      tableId: Number(hand.deskId),
      tableName: hand.deskName,
      number: Number(hand.number),
      state: hand.state,
      startedAt: hand.startedAt,
      currency: hand.currency,
      isTrial: hand.isTrial,
      pot: amount(hand.pot ?? 0n),
      rake: amount(hand.rake ?? 0n),
      board: shown === 0 ? [] : cardsOf(dealOfRow(secrets, hand, dealt).board.slice(0, shown)).map(textOf),
      players: dealt.map(({ seat, account, memberId, stake, payout }) => ({
        seat,
        account,
        memberId: String(memberId),
        stake: amount(stake),
        payout: amount(payout),
      })),
    }
  })
  return { list, next }
})
