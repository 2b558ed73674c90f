import { listLineRounds, listSettlementRounds } from '@croupier/api/contracts/list-line-rounds.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { joinPlace, readPage, splitPlace } from '../../../platform/page.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import { BETS_KEPT, roundsOfTeam } from '../reckoning/bets-store.ts'
import { findLine } from './income-store.ts'

interface Page {
  lineId: string
  before?: string | undefined
  pageSize: number
}

/** @throws Refusal settlement.not.found where there is no such line, or it is another's */
async function roundsOf(
  scope: ReadScope,
  { lineId, pageSize, ...asked }: Page,
  ownerId: bigint | undefined,
): Promise<AnswerOf<typeof listLineRounds>> {
  const line = await findLine(scope.db, BigInt(lineId))
  if (!line || (ownerId !== undefined && line.memberId !== ownerId)) throw new Refusal('settlement.not.found')
  const { memberId, currency, startsAt: from, endsAt: until, counting } = line
  const before = splitPlace(asked.before, Number, String)
  const placeOf = (last: { settledAt: number; roundId: string }) => joinPlace(last.settledAt, last.roundId)
  const { rows: page, next } = await readPage(pageSize, placeOf, (limit) =>
    roundsOfTeam(scope.db, {
      memberId,
      currency,
      from,
      until,
      countsSelf: counting.countsSelf,
      before,
      limit,
    }),
  )
  const names = await accountNamesOf(
    scope.db,
    page.map((round) => round.memberId),
  )
  return {
    currency,
    list: page.map((round) => ({
      roundId: round.roundId,
      settledAt: round.settledAt,
      account: names.get(round.memberId) ?? '',
      stake: amountText(currency, round.stake),
      payout: amountText(currency, round.payout),
      validBet: amountText(currency, round.validBet),
    })),
    next,
    keptSince: scope.clock.now() - BETS_KEPT,
  }
}

export const ofOwn = implement(listLineRounds, (ctx, page) => roundsOf(ctx, page, ctx.session.memberId))
export const ofAny = implement(listSettlementRounds, (ctx, page) => roundsOf(ctx, page, undefined))
