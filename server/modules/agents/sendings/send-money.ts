import { assert } from '@croupier/basis/assert.ts'
import { isAsSeen } from '@croupier/basis/currency.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import type { MemberSession } from '../../../platform/actor.ts'
import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { approverSeparationDays, separationPort, separationSince } from '../../../platform/separation-port.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { confirmPaymentPassword, lockMemberByAccount, type Member } from '../../identity/index.ts'
import { transfer } from '../../ledger/index.ts'
import { mayWithdraw } from '../../safeguards/index.ts'
import { missingTurnover } from '../../wagering/index.ts'
import {
  amountFault,
  amountText,
  fineFault,
  hasActiveBonus,
  orderReference,
  purseBalances,
  readFault,
  requireRoom,
  tellMain,
} from '../../wallet/index.ts'
import { kinds } from '../agents-words.ts'
import { judgeSending, limitsOf, todayOf } from './sending-limits.ts'
import { insertSending, type Sending, sentSince } from './sendings-store.ts'

interface Wish {
  amount: string
  note: string
  paymentPassword: string
}

const atAmount = (messageKey: string) => ({ fields: [{ field: 'amount', messageKey }] })
const faults = { 'too.small': 'least', 'too.large': 'most', daily: 'today' } as const

/**
 * Before money goes to another member: the amount, who may send, the payment password. Answers what sends it, in one
 * transaction: whoever still has to wager sends nothing, for money that was sent could be withdrawn elsewhere.
 */
export async function prepareSending(
  ctx: OwnScope,
  session: MemberSession,
  to: Member,
  direction: 'down' | 'up',
  wish: Wish,
): Promise<(scope: WriteScope) => Promise<Sending>> {
  const { memberId, account, currency, cashier } = session
  const limits = limitsOf(ctx, currency)
  if (!limits || to.currency !== currency || to.state !== 'active') throw new Refusal('send.closed')
  const money = Money.read(wish.amount, currency)
  if (!(money instanceof Money)) {
    throw new Refusal('request.invalid', { fields: [readFault('amount', money, currency)] })
  }
  if (!isAsSeen(currency, wish.amount)) {
    throw new Refusal('request.invalid', { fields: [fineFault('amount', currency)] })
  }
  const allowed = await mayWithdraw(ctx, memberId)
  if (!allowed.allowed) throw new Refusal(allowed.reason)
  await confirmPaymentPassword(ctx, cashier?.memberId ?? memberId, wish.paymentPassword)

  return async (scope) => {
    const { tx } = scope
    // The sender's row serialises what they send, so that the day's limit counts each: on the day it is judged by.
    const sender = await lockMemberByAccount(tx, account)
    const now = scope.clock.now()
    if (sender?.state !== 'active') throw new Refusal('wallet.purse.closed')
    const verdict = judgeSending(limits, money.units, await sentSince(tx, memberId, currency, todayOf(scope, now)))
    if (verdict !== 'right') {
      const { refused, bound } = verdict
      throw new Refusal(`send.${refused}`, { fields: [amountFault(faults[refused], currency, bound)] })
    }
    const missing = await missingTurnover(tx, memberId, currency)
    if (missing > 0n) throw new Refusal('withdraw.turnover.missing', { missing: amountText(currency, missing) })

    const pursesOfSender = await purseBalances(tx, memberId)
    // As before a withdrawal: what main has won beside a bonus leaves only once the bonus is given up, or wagered.
    if (await hasActiveBonus(tx, memberId, currency)) {
      const bonus = pursesOfSender.find(({ name }) => name === 'bonus')
      throw new Refusal('send.bonus.open', { bonus: amountText(currency, bonus?.balance ?? 0n) })
    }

    const mainOf = async (id: bigint) => (await purseBalances(tx, id)).find(({ name }) => name === 'main')
    const from = pursesOfSender.find(({ name }) => name === 'main')
    const into = await mainOf(to.id)
    assert(from && into, 'whoever sends or is sent money has a main purse')
    requireRoom(currency, into.balance, money.units)
    const key = uuidv7(now)
    const sending = await insertSending(
      tx,
      {
        reference: orderReference('S', now),
        direction,
        fromId: memberId,
        toId: to.id,
        currency,
        amount: money.units,
        note: wish.note,
        byId: cashier?.memberId ?? null,
        sentAt: now,
      },
      key,
    )
    const days = scope.use(settingsPort).read(approverSeparationDays)
    const senders = cashier ? [memberId, cashier.memberId] : [memberId]
    await scope.use(separationPort).passOn(tx, senders, to.id, separationSince(now, days))
    const answer = await transfer(tx, {
      key,
      kind: kinds.sent,
      reference: sending.reference,
      from: from.account,
      to: into.account,
      amount: money.units,
    })
    if (answer.outcome === 'insufficient')
      throw new Refusal('insufficient_balance', atAmount('refusals.insufficient_balance'))
    if (answer.outcome === 'debit-closed') throw new Refusal('wallet.purse.closed')
    assert(answer.outcome === 'applied', `money is sent or refused: ${answer.outcome}`)
    const leg = answer.items[0]?.legs[0]
    await tellMain(tx, memberId, from, leg?.from)
    await tellMain(tx, to.id, into, leg?.to)
    return sending
  }
}
