import type { TransferDirection } from '@croupier/api/funds/transfer-choices.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { Money } from '@croupier/basis/money.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { ConcludingScope, OwnScope, WriteScope } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Vendor } from '../catalogue/index.ts'
import { lockMemberByAccount } from '../identity/index.ts'
import { orderReference } from '../wallet/index.ts'
import { askAboutRulings } from './ask-about-rulings.ts'
import { askVendor } from './ask-vendor.ts'
import { takeWord } from './conclude-transfer.ts'
import { firstLook } from './follow-transfer.ts'
import { holdMoney, tellTransfer } from './move-transfer.ts'
import { openWallet } from './open-wallet.ts'
import { requirePlay } from './require-play.ts'
import { type Transfer, VALID_MILLISECONDS } from './transfer.ts'
import { findTransfer, insertTransfer, isAnyAwaited } from './transfers-store.ts'

export interface Wish {
  memberId: bigint
  account: string
  vendor: Vendor
  direction: TransferDirection
  amount: Money
  /** Staff or the house wants it: it may be a frozen member's. */
  byStaff?: boolean
}

/** The commits of a transfer: before its vendor is asked, and after. An operation gives its own, a job two transactions. */
export interface TransferSteps<Told> {
  begin: ConcludingScope<never>['begin']
  conclude(work: (scope: WriteScope) => Promise<Transfer>): Promise<Told>
}

/** Writes the transfer and sets its money aside, before its vendor hears of it. Answers its reference. */
async function begin(scope: WriteScope, wish: Wish): Promise<string> {
  const { memberId, account, vendor, direction, amount, byStaff } = wish
  const { tx } = scope
  const now = scope.clock.now()
  const member = await lockMemberByAccount(tx, account)
  if (!member || (member.state !== 'active' && !byStaff)) throw new Refusal('wallet.purse.closed')
  if (await isAnyAwaited(tx, memberId, vendor.id)) throw new Refusal('transfer.pending')
  const holdKey = direction === 'in' ? uuidv7(now) : null
  const transfer = await insertTransfer(tx, {
    reference: orderReference('T', now),
    memberId,
    account: member.account,
    vendorId: vendor.id,
    direction,
    currency: amount.currency.code,
    amount: amount.units,
    validUntil: now + VALID_MILLISECONDS,
    at: now,
    holdKey,
  })
  if (!transfer) throw new Refusal('transfer.pending')
  await tellTransfer(tx, transfer)
  await enqueue(tx, ...firstLook(transfer))
  if (holdKey !== null) {
    await holdMoney(scope, transfer, holdKey)
    // Who took a break or set a limit since they asked did so before this: both lock what is locked by now.
    await requirePlay({ ...scope, db: tx }, memberId)
  }
  return transfer.reference
}

/**
 * Moves money between main and a vendor's wallet: the transfer is written and committed first, the vendor is asked once
 * and outside of any transaction, and their answer is written after. Where none is clear, it stays open, its money held,
 * and `followTransfer` finds out. None begins while the vendor has not answered for one that operators ruled on: what their
 * balance then shows could be what they gave back. A repeat of a call whose answer was lost does not move the money again:
 * it asks for the state of the transfer that the call began.
 * @throws Refusal transfer.pending, wallet.purse.closed, insufficient_balance, transfer.own.limit, and why somebody may not play
 */
export async function performTransfer<Told>(ctx: OwnScope, wish: Wish, steps: TransferSteps<Told>): Promise<Told> {
  const { memberId, vendor, direction, amount } = wish
  await openWallet(ctx, { memberId, currency: amount.currency.code }, vendor)
  await askAboutRulings(ctx, memberId, vendor.id)
  const { subject: reference, isResumed } = await steps.begin((scope) => begin(scope, wish))
  const begun = await findTransfer(ctx.db, reference)
  assert(begun, 'transfers are never deleted')
  const { account, currency, validUntil } = begun
  const holder = { account, currency }
  const askedAt = ctx.clock.now()
  const said = await askVendor(ctx, vendor.id, { reference }, (protocol, reached) =>
    isResumed
      ? protocol.check(reached, holder, reference)
      : protocol.transfer(reached, holder, { reference, direction, amount, validUntil }),
  )
  return steps.conclude((scope) => takeWord(scope, reference, said, askedAt))
}
