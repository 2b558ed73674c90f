import { showPokerHand } from '@croupier/api/poker/show-poker-hand.ts'
import { Money } from '@croupier/basis/money.ts'
import { textOf } from '@croupier/games/holdem/cards.ts'
import { commitmentTo } from '@croupier/games/holdem/deal.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { describeHand, visibleHole } from './describe-hand.ts'
import { dealOfRow } from './deal-of-row.ts'
import { findDesk } from './desks-store.ts'
import { findHand } from './hands-store.ts'
import { shownNames } from './shown-names.ts'
import { readHand } from './table.ts'

export default implement(showPokerHand, async (ctx, { handId }) => {
  const { memberId, isTrial } = ctx.session
  const found = await findHand(ctx.db, handId)
  const desk = found && (await findDesk(ctx.db, found.deskId))
  if (!desk || found.state !== 'ended' || desk.isTrial !== isTrial) throw ctx.refusal('poker.hand.not.found')
  const played = (await readHand(ctx.db, desk, handId))!
  const secrets = ctx.use(secretsPort)
  const nameOf = await shownNames(ctx.db, memberId, played.players)
  const deal = dealOfRow(secrets, found, played.players)
  const opened = [
    ...deal.board.slice(0, found.board ?? 0),
    ...played.players.flatMap(({ seat }) => visibleHole(played, deal, seat, memberId) ?? []),
  ]
  return {
    tableName: desk.name,
    currency: desk.currency,
    isTrial: desk.isTrial,
    hand: describeHand(secrets, desk, played, { viewer: memberId, nameOf }),
    moves: played.moves.map((move) => ({
      seat: move.seat,
      kind: move.kind,
      to: move.kind === 'raise' ? new Money(desk.currency, move.to).toString() : null,
      isSilent: move.isSilent,
    })),
    fairness: {
      commitments: deal.deck.map(commitmentTo),
      opened: opened.map(({ place, card, salt }) => ({ place, card: textOf(card), salt })),
    },
  }
})
