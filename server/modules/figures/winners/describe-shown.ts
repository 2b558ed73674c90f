import type * as z from 'zod/mini'
import type { GameType } from '@croupier/api/games/game-types.ts'
import type { shownBet, winner } from '@croupier/api/figures/winners/winner-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { displayNameOf, gameByNode, vendorByCode } from '../../catalogue/index.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { namedAmong } from './named-players-store.ts'
import type { ShownBet } from './shown-bets-store.ts'
import { type ShownPlayer, shownPlayer } from './shown-player.ts'
import type { Win } from './wins-store.ts'

/** What others see of these members now: whoever has not chosen to be named is hidden in what was shown before, too. */
export async function shownPlayersOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<(memberId: bigint) => ShownPlayer> {
  const names = await accountNamesOf(db, memberIds)
  const named = await namedAmong(db, memberIds)
  return (memberId) => shownPlayer(names.get(memberId), !named.has(memberId))
}

/** Wins as boards show them. One in a game that left the catalogue can no longer be told of, and is left out. */
export async function describeWins(
  scope: Pick<Scope, 'use'>,
  db: Queryable,
  wins: readonly Win[],
  language: string,
): Promise<z.output<typeof winner>[]> {
  const playerOf = await shownPlayersOf(
    db,
    wins.map(({ memberId }) => memberId),
  )
  return wins.flatMap((win) => {
    const game = gameByNode(scope, win.nodeId)
    if (!game) return []
    return {
      ...playerOf(win.memberId),
      winAmount: new Money(win.currency, win.payout - win.stake).toString(),
      currency: win.currency,
      nodeId: win.nodeId,
      gameId: game.code,
      gameName: displayNameOf(game, language),
      nodeName: game.name,
      gameType: win.gameType as GameType,
      vendor: game.vendorCode,
      vendorName: vendorByCode(scope, game.vendorCode)?.name ?? game.vendorCode,
      iconUrl: game.iconUrl ?? '',
      art: game.art,
      wonAt: win.closedAt,
    }
  })
}

/** Bets as the feed shows them, to readers of every language. */
export async function describeShownBets(
  scope: Pick<Scope, 'use'>,
  db: Queryable,
  bets: readonly ShownBet[],
): Promise<z.output<typeof shownBet>[]> {
  const playerOf = await shownPlayersOf(
    db,
    bets.map(({ memberId }) => memberId),
  )
  return bets.flatMap((bet) => {
    const game = gameByNode(scope, bet.nodeId)
    if (!game) return []
    return {
      id: bet.id,
      ...playerOf(bet.memberId),
      nodeId: bet.nodeId,
      gameName: game.name,
      names: { ...game.names },
      gameType: bet.gameType as GameType,
      currency: bet.currency,
      betAmount: new Money(bet.currency, bet.stake).toString(),
      payout: new Money(bet.currency, bet.payout).toString(),
      time: bet.closedAt,
    }
  })
}
