import type { ReadScope } from '../../../platform/context.ts'
import { isHashOutdated, hashPassword, verifyPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lookWithinLimit } from '../log-in/look-within-limit.ts'
import { paymentCredentials, replacePaymentPassword } from './payment-passwords-store.ts'

/** Wrong payment passwords a member has within 15 minutes; then it is not asked any more until they are over. */
export const PAYMENT_LIMIT = 5

/**
 * Asks for the payment password before money leaves. Never inside a transaction: it hashes. Answers the hash it was
 * compared with.
 * @param field the input's field that a wrong one is shown at
 * @throws Refusal payment.password.missing, payment.password.wrong, payment.password.locked (with `until`)
 */
export async function confirmPaymentPassword(
  scope: ReadScope,
  memberId: bigint,
  given: string,
  field = 'paymentPassword',
): Promise<string> {
  const known = await paymentCredentials(scope.db, memberId)
  if (!known?.paymentPasswordHash) throw new Refusal('payment.password.missing')
  const { paymentPasswordHash } = known
  const limit = {
    key: { kind: 'payment', subject: memberId.toString() },
    limit: PAYMENT_LIMIT,
    locked: (until: number) => new Refusal('payment.password.locked', { until }),
  } as const
  const { found: isRight, left } = await lookWithinLimit(scope, limit, () => verifyPassword(paymentPasswordHash, given))
  if (!isRight) {
    throw new Refusal('payment.password.wrong', {
      fields: [{ field, messageKey: 'refusals.payment.password.wrong' }],
      left,
    })
  }
  if (isHashOutdated(paymentPasswordHash)) {
    await replacePaymentPassword(scope.db, memberId, paymentPasswordHash, await hashPassword(given))
  }
  return paymentPasswordHash
}
