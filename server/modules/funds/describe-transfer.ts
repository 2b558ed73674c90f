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
  const { state } = transfer
  return { ...shared(scope, transfer), state: state === 'sending' || state === 'unknown' ? 'pending' : state }
}

/** A transfer as operators see it. */
export function describeTransferOrder(
  scope: Pick<Scope, 'use'>,
  transfer: Transfer,
): z.input<typeof transferOrderAnswer> {
  const { account, state, reason, checkedAt, ruledBy, ruling, contradiction } = transfer
  return { ...shared(scope, transfer), account, state, reason, checkedAt, ruledBy, ruling, contradiction }
}

/** Where the next page begins; null where `found`, asked for one row more than a page, has no more. */
export function nextPlace(found: readonly Transfer[], pageSize: number): string | null {
  const last = found[pageSize - 1]
  return found.length > pageSize && last ? last.id.toString() : null
}
