import type { partAnswer, partOrderAnswer } from '@croupier/api/wallet/parts/part-answers.ts'
import type * as z from 'zod/mini'
import { amountText } from '../purses/purses.ts'
import type { ShownPart } from './parts-store.ts'

function shared(part: ShownPart) {
  return {
    id: part.id.toString(),
    reference: part.withdrawal,
    currency: part.currency,
    amount: amountText(part.currency, part.amount),
    state: part.state,
    offeredAt: part.offeredAt,
    expiresAt: part.expiresAt,
    toldAt: part.toldAt,
    answerBy: part.answerBy,
    closedAt: part.closedAt,
    closedHow: part.closedHow,
    transactionId: part.transactionId,
    payerName: part.payerName,
    hasSlip: part.slip !== null,
  }
}

export function describePart(part: ShownPart): z.input<typeof partAnswer> {
  const { currency, received, withdrawalAmount, withdrawalFee } = part
  return {
    ...shared(part),
    received: amountText(currency, received),
    remaining: amountText(currency, withdrawalAmount - withdrawalFee - received),
  }
}

export function describePartOrder(part: ShownPart): z.input<typeof partOrderAnswer> {
  return {
    ...shared(part),
    payer: part.payer,
    deposit: part.deposit,
    denialNote: part.denialNote,
    hasDenialPicture: part.denialPicture !== null,
    decidedBy: part.decidedBy,
    note: part.decisionNote,
  }
}
