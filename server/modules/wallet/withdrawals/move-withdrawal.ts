import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import { withdrawalChanged } from '@croupier/api/live/withdrawal-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { WriteScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { tell } from '../../../platform/live.ts'
import { type Item, type LegAnswer, post } from '../../ledger/index.ts'
import { withdrawalEnded, withdrawalMoved } from '../events.ts'
import { houseAccount, type PurseBalance, purseBalances } from '../purses/member-purses.ts'
import { amountText, housePurses, kinds } from '../purses/purses.ts'
import type { Withdrawal } from './withdrawal.ts'
import { type Change, changeWithdrawal } from './withdrawals-store.ts'

/** Tells the member's pages and the operators' that a withdrawal is not where it was. */
export async function tellWithdrawal(tx: Tx, { memberId, reference, state }: Withdrawal): Promise<void> {
  await tell(tx, { to: 'member', id: memberId }, withdrawalChanged, { reference, state })
  await tell(tx, { to: 'staff' }, withdrawalChanged, { reference, state })
}

/** Announces that a withdrawal is on its way. */
export function announceStep(
  scope: WriteScope,
  { reference, memberId, currency, amount }: Withdrawal,
  step: 'requested' | 'approved' | 'part-told',
  part?: { id: bigint; amount: bigint },
): void {
  scope.announce(
    withdrawalMoved({
      reference,
      memberId: memberId.toString(),
      currency,
      amount: (part?.amount ?? amount).toString(),
      step,
      part: part ? part.id.toString() : null,
      at: scope.clock.now(),
    }),
  )
}

/** Announces that a withdrawal is over: whoever tells the member of it listens. */
function announceEnd(scope: WriteScope, withdrawal: Withdrawal, state: 'paid' | 'rejected' | 'cancelled'): void {
  const { reference, memberId, currency, amount, fee, received, note } = withdrawal
  scope.announce(
    withdrawalEnded({
      reference,
      memberId: memberId.toString(),
      currency,
      amount: amount.toString(),
      fee: fee.toString(),
      received: received.toString(),
      state,
      note,
      at: scope.clock.now(),
    }),
  )
}

/** What the ledger says of main after a movement. */
export async function tellMain(tx: Tx, memberId: bigint, main: PurseBalance, after: LegAnswer['from']): Promise<void> {
  assert(after, 'a guarded purse answers its balance')
  await tell(tx, { to: 'member', id: memberId }, balanceChanged, {
    currency: main.unit,
    available: amountText(main.unit, main.isDebitClosed ? 0n : after.balance),
    ledgerSeq: after.seq.toString(),
  })
}

/** The two purses a withdrawal moves money between. */
export async function withdrawalPurses(tx: Tx, memberId: bigint): Promise<{ main: PurseBalance; held: PurseBalance }> {
  const purses = await purseBalances(tx, memberId)
  const main = purses.find(({ name }) => name === 'main')
  const held = purses.find(({ name }) => name === 'hold')
  assert(main && held, 'whoever withdraws has a main purse and one for what is held')
  return { main, held }
}

/** Changes a locked withdrawal whose money stays where it is. */
export async function noteWithdrawal(scope: WriteScope, withdrawal: Withdrawal, change: Change): Promise<Withdrawal> {
  const after = await changeWithdrawal(scope.tx, withdrawal.id, change, scope.clock.now())
  await tellWithdrawal(scope.tx, after)
  return after
}

/**
 * Ends a locked withdrawal by giving back all of its money that other members have not paid, also to a frozen member: it was theirs. Posts to the ledger, so
 * it comes last in its transaction.
 */
export async function returnMoney(
  scope: WriteScope,
  withdrawal: Withdrawal,
  change: Change & { state: 'rejected' | 'cancelled' },
): Promise<Withdrawal> {
  const { tx } = scope
  const { memberId, reference, amount, received } = withdrawal
  const now = scope.clock.now()
  const closeKey = uuidv7(now)
  const { main, held } = await withdrawalPurses(tx, memberId)
  const after = await changeWithdrawal(tx, withdrawal.id, { ...change, closeKey, takenBy: null }, now)
  await tellWithdrawal(tx, after)
  announceEnd(scope, after, change.state)
  const legs = [{ from: held.account, to: main.account, amount: amount - received }]
  const answer = await post(tx, [{ key: closeKey, kind: kinds.withdrawalReturn, reference, legs, correction: true }])
  assert(answer.outcome === 'applied', `held money returns: ${answer.outcome}`)
  await tellMain(tx, memberId, main, answer.items[0]?.legs[0]?.to)
  return after
}

/**
 * Ends a locked withdrawal whose payout was made: what the payee got goes to the provider's account, the fee to the
 * house's. Posts to the ledger, so it comes last in its transaction. It was approved before a freeze, which changes nothing.
 */
export async function payOut(scope: WriteScope, withdrawal: Withdrawal, change: Change = {}): Promise<Withdrawal> {
  const { tx } = scope
  const { memberId, reference, currency, amount, fee, received } = withdrawal
  const now = scope.clock.now()
  const closeKey = uuidv7(now)
  const feeKey = fee > 0n ? uuidv7(now) : undefined
  const { held } = await withdrawalPurses(tx, memberId)
  const payouts = await houseAccount(tx, housePurses.payouts, currency)
  const fees = await houseAccount(tx, housePurses.fees, currency)
  const closing: Change = { ...change, state: 'paid', failure: null, takenBy: null, closeKey }
  if (feeKey !== undefined) closing.feeKey = feeKey
  const after = await changeWithdrawal(tx, withdrawal.id, closing, now)
  await tellWithdrawal(tx, after)
  announceEnd(scope, after, 'paid')
  const item = (key: string, kind: number, to: bigint, units: bigint): Item => ({
    key,
    kind,
    reference,
    legs: [{ from: held.account, to, amount: units }],
    correction: true,
  })
  // What other members paid in parts was posted as they did.
  const rest = amount - fee - received
  const items = rest > 0n ? [item(closeKey, kinds.payout, payouts, rest)] : []
  if (feeKey !== undefined) items.push(item(feeKey, kinds.withdrawalFee, fees, fee))
  if (items.length === 0) return after
  const answer = await post(tx, items)
  assert(answer.outcome === 'applied', `held money is paid out: ${answer.outcome}`)
  return after
}
