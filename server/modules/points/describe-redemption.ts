import type { redemptionAnswer } from '@croupier/api/points/point-answers.ts'
import type { pointOrder } from '@croupier/api/points/staff-point-answers.ts'
import type * as z from 'zod/mini'
import { amountText } from '../wallet/index.ts'
import { textIn } from './good.ts'
import { pointText } from './point-amount.ts'
import type { Redemption } from './redemptions-store.ts'

const moneyText = ({ amount, currency }: Redemption) => (amount === null ? null : amountText(currency, amount))

/** As its member reads it: what is on its way is approved too. */
export function describeRedemption(one: Redemption, language: string): z.input<typeof redemptionAnswer> {
  return {
    reference: one.reference,
    type: one.type,
    name: textIn(one.titles, language),
    art: one.art,
    quantity: one.quantity,
    pointsRequirement: pointText(one.points),
    amountRequirement: moneyText(one),
    currency: one.currency,
    status: one.state === 'sent' ? 'approved' : one.state,
    applyTime: one.redeemedAt,
    remark: one.remark,
    reason: one.reason,
    sentAt: one.sentAt,
    dispatchNote: one.dispatchNote,
    receiver: one.receiver,
    mobileNum: one.mobile,
    address: one.address,
  }
}

export function describeOrder(one: Redemption, account: string, language: string): z.input<typeof pointOrder> {
  return {
    reference: one.reference,
    account,
    type: one.type,
    name: textIn(one.titles, language),
    art: one.art,
    quantity: one.quantity,
    points: pointText(one.points),
    amount: moneyText(one),
    currency: one.currency,
    state: one.state,
    remark: one.remark,
    reason: one.reason,
    dispatchNote: one.dispatchNote,
    redeemedAt: one.redeemedAt,
    decidedBy: one.decidedBy,
    decidedAt: one.decidedAt,
    sentBy: one.sentBy,
    sentAt: one.sentAt,
  }
}
