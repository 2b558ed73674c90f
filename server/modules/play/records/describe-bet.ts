import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import type * as z from 'zod/mini'
import type { GameType } from '@croupier/api/games/game-types.ts'
import type { BetStatus, betRecord, betTotals, betTransaction } from '@croupier/api/play/records/bet-record.ts'
import { Money } from '@croupier/basis/money.ts'
import type { Scope } from '../../../platform/context.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { displayNameOf, gameByNode, pictureOf, vendorById } from '../../catalogue/index.ts'
import type { BetTotals, BookedTransaction } from './bet-records-store.ts'
import type { Round } from './rounds-store.ts'
import type { ShownAgain } from './shown-again.ts'

function statusOf({ state, stake, payout }: Round): BetStatus {
  if (state !== 'closed') return state
  if (payout === stake) return 'even'
  return payout > stake ? 'won' : 'lost'
}

/** Rounds of the house are shown again from their record, in the game's own page where that can. */
function replayUrl(ctx: Pick<Scope, 'use' | 'language'>, round: Round): string | null {
  const game = gameByNode(ctx, round.gameNodeId)
  if (!game) return null
  const url = new URL(`/play/${encodeURIComponent(game.code)}/`, ctx.use(originsPort).games)
  url.searchParams.set('replay', 'true')
  url.searchParams.set('roundId', round.id)
  url.searchParams.set('rgs_url', url.host)
  url.searchParams.set('lang', ctx.language)
  url.searchParams.set('currency', round.currency)
  return url.href
}

/**
 * A round as a record's line; `again` are the rounds that can be shown again. A game that left the catalogue is called by what its vendor
 * called it.
 */
export function describeBet(
  ctx: Pick<Scope, 'use' | 'language'>,
  round: Round,
  again: ShownAgain,
): z.output<typeof betRecord> {
  const vendor = vendorById(ctx, round.vendorId)
  const game = gameByNode(ctx, round.gameNodeId)
  const text = (units: bigint) => new Money(round.currency, units).toString()
  return {
    roundId: round.id,
    betTime: round.openedAt,
    settleTime: round.closedAt,
    vassalage: round.vendorCode,
    vendorName: vendor?.name ?? round.vendorCode,
    gameCategory: round.gameType as GameType,
    nodeId: round.gameNodeId,
    gameName: game ? displayNameOf(game, ctx.language) : String(round.gameNodeId),
    picture: game ? pictureOf(game) : null,
    currency: round.currency,
    betAmount: text(round.stake),
    validBet: text(round.validBet),
    isFree: round.isFree,
    payout: text(round.payout),
    netAmount: text(round.state === 'open' ? 0n : round.payout - round.stake),
    status: statusOf(round),
    isProvable: vendor !== undefined && traitsOf(vendor.protocol).rounds === 'house' && round.state === 'closed',
    replayUrl: again.has(round.id) ? (again.get(round.id)?.url ?? replayUrl(ctx, round)) : null,
  }
}

export function describeTotals(currency: string, totals: BetTotals): z.output<typeof betTotals> {
  const text = (units: bigint) => new Money(currency, units).toString()
  return {
    count: Number(totals.count),
    betAmount: text(totals.stake),
    validBet: text(totals.validBet),
    payout: text(totals.payout),
    netAmount: text(totals.net),
  }
}

export function describeTransaction(
  currency: string,
  { id, ref, type, state, isFree, amount, balanceAfter, at }: BookedTransaction,
): z.output<typeof betTransaction> {
  const text = (units: bigint) => new Money(currency, units).toString()
  return { id, reference: ref, type, state, isFree, amount: text(amount), balanceAfter: text(balanceAfter), time: at }
}
