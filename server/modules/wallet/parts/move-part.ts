import type { PartEnd } from '@croupier/api/wallet/parts/part-choices.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import type { Deposit } from '../deposits/deposit.ts'
import { type Claim, lockDeposit, markClaimed, markUnpaid } from '../deposits/deposits-store.ts'
import { creditDeposit, tellDeposit } from '../deposits/settle-deposit.ts'
import { kinds } from '../purses/purses.ts'
import { receiptMinutes } from '../withdrawals/withdraw-settings.ts'
import { announceStep, payOut, tellWithdrawal, withdrawalPurses } from '../withdrawals/move-withdrawal.ts'
import type { Withdrawal } from '../withdrawals/withdrawal.ts'
import { lockWithdrawal } from '../withdrawals/withdrawals-store.ts'
import { type Part, partMoved, type PartMove } from './part.ts'
import { changeMatched, changePart, findPart, findPartOfDeposit, lockPart, type ShownPart } from './parts-store.ts'

/** A part with everything it moves, locked in one order: the withdrawal, the part, the deposit. */
export interface LockedPart {
  part: Part
  withdrawal: Withdrawal
  deposit: Deposit
}

async function lockShown(scope: WriteScope, shown: ShownPart): Promise<LockedPart> {
  const withdrawal = await lockWithdrawal(scope.tx, shown.withdrawal)
  const part = await lockPart(scope.tx, shown.id)
  const deposit = await lockDeposit(scope.tx, shown.deposit)
  assert(withdrawal && part && deposit, 'parts, withdrawals and deposits are never deleted')
  return { part, withdrawal, deposit }
}

export async function lockPartById(scope: WriteScope, id: bigint): Promise<LockedPart | undefined> {
  const shown = await findPart(scope.tx, id)
  return shown && lockShown(scope, shown)
}

/** The part that a deposit pays. */
export async function lockPartOfDeposit(scope: WriteScope, deposit: string): Promise<LockedPart | undefined> {
  const shown = await findPartOfDeposit(scope.tx, deposit)
  return shown && lockShown(scope, shown)
}

/**
 * The payer says that they paid: from now on the receiver has so long to answer. False where the time had run out and the
 * withdrawal has no room for it any more.
 */
export async function tellPart(scope: WriteScope, locked: LockedPart, claim: Omit<Claim, 'state'>): Promise<boolean> {
  const { part, withdrawal, deposit } = locked
  if (partMoved(part.state, 'tell') === undefined) return false
  if (part.state === 'lapsed') {
    const room = withdrawal.amount - withdrawal.fee - withdrawal.matched
    if (withdrawal.state !== 'matching' || room < part.amount) return false
    await changeMatched(scope.tx, withdrawal.id, { matched: part.amount })
  }
  const minutes = scope.use(settingsPort).read(receiptMinutes)
  const answerBy = claim.at + minutes * 60_000
  await changePart(scope.tx, part.id, { state: 'told', toldAt: claim.at, answerBy, closedAt: null })
  await markClaimed(scope.tx, deposit.id, { ...claim, state: 'confirming' })
  await tellDeposit(scope, deposit, 'confirming')
  announceStep(scope, withdrawal, 'part-told', part)
  await tellWithdrawal(scope.tx, withdrawal)
  return true
}

/** The payer's time ran out: what was promised is free for another. */
export async function lapsePart(scope: WriteScope, { part, withdrawal, deposit }: LockedPart): Promise<void> {
  if (partMoved(part.state, 'lapse') === undefined) return
  await changePart(scope.tx, part.id, { state: 'lapsed', closedAt: scope.clock.now() })
  await changeMatched(scope.tx, withdrawal.id, { matched: -part.amount })
  await markUnpaid(scope.tx, deposit.reference, 'expired', null)
  await tellDeposit(scope, deposit, 'expired')
  await tellWithdrawal(scope.tx, withdrawal)
}

/**
 * The receiver got the money: what was held for them becomes the payer's, and a withdrawal that is whole now is paid. Posts
 * to the ledger, so it comes last in its transaction. False where the part is not where this can happen.
 * @throws Refusal balance.limit
 */
export async function receivePart(
  scope: WriteScope,
  { part, withdrawal, deposit }: LockedPart,
  move: Extract<PartMove, 'confirm' | 'pass' | 'force'>,
  ruling: { decidedBy?: string; decisionNote?: string } = {},
): Promise<boolean> {
  if (partMoved(part.state, move) === undefined) return false
  const { tx } = scope
  const now = scope.clock.now()
  const postingKey = uuidv7(now)
  const closedHow: PartEnd = move === 'confirm' ? 'member' : move === 'pass' ? 'automatic' : 'forced'
  await changePart(tx, part.id, { state: 'received', closedAt: now, closedHow, postingKey, ...ruling })
  await changeMatched(tx, withdrawal.id, { received: part.amount })
  const received = withdrawal.received + part.amount
  await tellWithdrawal(tx, withdrawal)
  const { held } = await withdrawalPurses(tx, withdrawal.memberId)
  const source = { from: held.account, kind: kinds.depositByMember, key: postingKey }
  await creditDeposit(scope, deposit, part.amount, undefined, source)
  if (received === withdrawal.amount - withdrawal.fee) await payOut(scope, { ...withdrawal, received })
  return true
}

/** The receiver says that nothing came, or cannot say anything: operators rule on it. */
export async function denyPart(
  scope: WriteScope,
  { part, withdrawal }: LockedPart,
  denial: { denialNote?: string; denialPicture?: string },
): Promise<boolean> {
  if (partMoved(part.state, 'deny') === undefined) return false
  await changePart(scope.tx, part.id, { state: 'disputed', ...denial })
  await tellWithdrawal(scope.tx, withdrawal)
  return true
}

/** An operator rules that nothing came: the deposit is not credited, and what was promised is free for another. */
export async function refusePart(
  scope: WriteScope,
  { part, withdrawal, deposit }: LockedPart,
  ruling: { decidedBy: string; decisionNote: string },
): Promise<boolean> {
  if (partMoved(part.state, 'refuse') === undefined) return false
  await changePart(scope.tx, part.id, { state: 'refused', closedAt: scope.clock.now(), ...ruling })
  await changeMatched(scope.tx, withdrawal.id, { matched: -part.amount })
  await markUnpaid(scope.tx, deposit.reference, 'failed', 'not-received')
  await tellDeposit(scope, deposit, 'failed')
  await tellWithdrawal(scope.tx, withdrawal)
  return true
}
