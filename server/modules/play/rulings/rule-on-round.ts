import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import type * as z from 'zod/mini'
import type { ruledRound } from '@croupier/api/play/rulings/round-rulings.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import type { WriteScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { vendorById } from '../../catalogue/index.ts'
import { lockBalances } from '../../ledger/index.ts'
import { giveMember } from '../../wallet/index.ts'
import { describeBet } from '../records/describe-bet.ts'
import { playPort } from '../calls/play-port.ts'
import type { Player } from '../calls/players-store.ts'
import { findRound, type Round } from '../records/rounds-store.ts'
import type { Correction, Standing } from './ruling.ts'
import { insertRuling, standingOf } from './rulings-store.ts'
import { shownAgain } from '../records/shown-again.ts'

/** Locks the member's purses, which locks all of the member's play: what is read of a round from here on stays so. */
export async function lockPlay(tx: Tx, { main, bonus }: Player): Promise<void> {
  await lockBalances(tx, bonus === undefined ? [main] : [main, bonus])
}

interface AskedRuling {
  roundId: string
  kind: 'void' | 'resettled'
  note: string
}

/** What is to become of a round that an operator rules on: what it is to pay, in ledger units, and what brings it there. */
type Decide = (round: Round, standing: readonly Standing[]) => { due: bigint; corrections: Correction[] }

/**
 * Books an operator's ruling on a round, closes it where it was open, and keeps why. The ruling is the last word: see
 * `PlayCall.ruling`. The ledger is asked in it, so it comes last in its transaction.
 * @throws Refusal round.not.found, round.void, round.fixed, round.between.members, and what `decide` throws; AwaitsApproval
 * where it gives the member more than one operator may give alone
 */
export async function ruleOnRound(
  scope: WriteScope,
  { roundId, kind, note }: AskedRuling,
  decide: Decide,
): Promise<z.output<typeof ruledRound>> {
  const { tx, clock, actor } = scope
  const play = scope.use(playPort)
  const found = await findRound(tx, roundId)
  if (!found) throw new Refusal('round.not.found')
  const player = await play.playerById(found.memberId, tx)
  assert(player, `member ${found.memberId}, who played, has a purse`)
  await lockPlay(tx, player)

  const round = (await findRound(tx, roundId))!
  if (round.state === 'void') throw new Refusal('round.void')
  const vendor = vendorById(scope, round.vendorId)
  const ruledWhen = vendor && traitsOf(vendor.protocol).ruledWhen
  if (ruledWhen === 'never') throw new Refusal('round.between.members')
  if (round.state === 'open' && ruledWhen === 'closed') throw new Refusal('round.fixed')
  const { due, corrections } = decide(round, await standingOf(tx, roundId))
  // The stake of a round without a win that is void is a gift like any other.
  const gain = kind === 'void' ? round.stake - round.payout : due - round.payout
  if (gain > 0n) await giveMember(scope, round.memberId, new Money(round.currency, gain))
  else scope.edits({ memberIds: [round.memberId] })

  const id = uuidv7(clock.now())
  await insertRuling(tx, roundId, {
    id,
    kind,
    reason: note,
    madeBy: nameOfActor(actor),
    stakeBefore: round.stake,
    payoutBefore: round.payout,
    payoutDue: due,
  })
  const answer = await play.performInTransaction(tx, {
    vendorId: round.vendorId,
    memberId: round.memberId,
    currency: round.currency,
    roundRef: round.ref,
    transactions: corrections.map((correction, index) => ({ ...correction, ref: `${id}:${index + 1}` })),
    closesRound: true,
    ruling: kind,
  })
  // Of a round so old that the vendor's ids are forgotten play knows nothing, and would have done nothing.
  if (answer.outcome !== 'done' || answer.roundId !== roundId || answer.transactions.some((each) => each.id === '')) {
    throw new Refusal('round.fixed')
  }

  const ruled = (await findRound(tx, roundId))!
  const again = await shownAgain(scope, tx, [ruled])
  const shortfall = ruled.payout > due ? ruled.payout - due : 0n
  return { round: describeBet(scope, ruled, again), shortfall: new Money(round.currency, shortfall).toString() }
}
