import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import { creditMember } from '@croupier/api/wallet/purses/credit-member.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { tell } from '../../../platform/live.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { transfer } from '../../ledger/index.ts'
import { readFault, requireRoom } from '../amount-fault.ts'
import { insertAdjustment } from './causes-store.ts'
import { giveMember } from './give-member.ts'
import { houseAccount, purseBalances } from './member-purses.ts'
import { amountText, housePurses, kinds } from './purses.ts'

export interface Credit {
  account: string
  /** Main units, above zero. */
  amount: string
  note: string
}

/**
 * Adds money to a member's main purse and keeps who gave it and why. Posts to the ledger, so it comes last in its
 * transaction. Answers the adjustment's id and the new balance.
 * @throws Refusal member.not.found, wallet.purse.missing, balance.limit, request.invalid for more decimals than the ledger
 *   keeps and for more than one amount may be; AwaitsApproval above what one operator may give
 *   alone
 */
export async function creditMemberAs(scope: WriteScope, credit: Credit): Promise<{ id: string; balance: string }> {
  const member = await lockMemberByAccount(scope.tx, credit.account)
  if (!member) throw new Refusal('member.not.found')
  const money = Money.read(credit.amount, member.currency)
  if (!(money instanceof Money)) {
    throw new Refusal('request.invalid', { fields: [readFault('amount', money, member.currency)] })
  }
  if (!money.isPositive) {
    throw new Refusal('request.invalid', { fields: [{ field: 'amount', messageKey: 'fault.format' }] })
  }
  const purses = await purseBalances(scope.tx, member.id)
  const main = purses.find(({ name }) => name === 'main')
  if (!main) throw new Refusal('wallet.purse.missing')
  requireRoom(member.currency, main.balance, money.units)

  await giveMember(scope, member.id, money)
  const now = scope.clock.now()
  const postingKey = uuidv7(now)
  const id = await insertAdjustment(scope.tx, {
    memberId: member.id,
    currency: member.currency,
    amount: money.units,
    note: credit.note,
    madeBy: nameOfActor(scope.actor),
    madeAt: now,
    postingKey,
  })
  const from = await houseAccount(scope.tx, housePurses.adjustments, member.currency)
  const answer = await transfer(scope.tx, {
    key: postingKey,
    kind: kinds.adjustment,
    reference: `adjustment:${id}`,
    from,
    to: main.account,
    amount: money.units,
  })
  assert(answer.outcome === 'applied', `a credit is always taken: ${answer.outcome}`)
  const after = answer.items[0]?.legs[0]?.to
  assert(after, 'a guarded purse answers its balance')
  const balance = amountText(member.currency, after.balance)
  await tell(scope.tx, { to: 'member', id: member.id }, balanceChanged, {
    currency: member.currency,
    available: main.isDebitClosed ? amountText(member.currency, 0n) : balance,
    ledgerSeq: after.seq.toString(),
  })
  return { id: id.toString(), balance }
}

export default implement(creditMember, (ctx, input) => creditMemberAs(ctx, input))
