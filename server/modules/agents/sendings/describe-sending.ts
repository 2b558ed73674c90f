import type { Queryable } from '../../../platform/database.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import type { Sending } from './sendings-store.ts'

/** As one of the two is told. */
export async function describeSendings(db: Queryable, memberId: bigint, sendings: readonly Sending[]) {
  const names = await accountNamesOf(
    db,
    sendings.flatMap(({ fromId, toId, byId }) => (byId === null ? [fromId, toId] : [fromId, toId, byId])),
  )
  return sendings.map(({ id, reference, direction, fromId, toId, currency, amount, note, byId, sentAt }) => ({
    id: id.toString(),
    reference,
    direction,
    from: names.get(fromId) ?? '',
    to: names.get(toId) ?? '',
    isReceived: toId === memberId,
    currency,
    amount: amountText(currency, amount),
    note,
    // Whose hand it was is the sender's to know.
    by: byId === null || fromId !== memberId ? null : (names.get(byId) ?? null),
    sentAt,
  }))
}
