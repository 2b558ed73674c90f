import type { transferAnswer, transferOrderAnswer } from '@croupier/api/funds/transfer-answers.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../platform/context.ts'
import { vendorById } from '../catalogue/index.ts'
import { amountText } from '../wallet/index.ts'
import type { Transfer } from './transfer.ts'

function shared(scope: Pick<Scope, 'use'>, transfer: Transfer) {
  const { reference, vendorId, direction, currency, amount, failure, requestedAt, closedAt } = transfer
  const vendor = vendorById(scope, vendorId)
  return {
    reference,
    vassalage: vendor?.code ?? '',
    vendorName: vendor?.name ?? '',
    direction,
    currency,
    amount: amountText(currency, amount),
    failure,
    requestedAt,
    closedAt,
  }
}

/** A transfer as its member sees it. */
export function describeTransfer(scope: Pick<Scope, 'use'>, transfer: Transfer): z.input<typeof transferAnswer> {
  const { state, correctedAt, contradiction } = transfer
  const known = shared(scope, transfer)
  // A corrected ruling: the state is what the vendor says.
  if (correctedAt !== null && contradiction !== null) {
    return { ...known, state: contradiction, failure: contradiction === 'refused' ? 'other' : null }
  }
  return { ...known, state: state === 'sending' || state === 'unknown' ? 'pending' : state }
}

/** A transfer as operators see it. */
export function describeTransferOrder(
  scope: Pick<Scope, 'use'>,
  transfer: Transfer,
): z.input<typeof transferOrderAnswer> {
  const { account, currency, state, reason, checkedAt, ruledBy, ruling, answeredAt, contradiction } = transfer
  const { correctedAt, owed, recovered } = transfer
  return {
    ...shared(scope, transfer),
    account,
    state,
    reason,
    checkedAt,
    ruledBy,
    ruling,
    answeredAt,
    contradiction,
    correctedAt,
    owed: owed ? amountText(currency, owed) : null,
    recovered: recovered ? amountText(currency, recovered) : null,
  }
}
