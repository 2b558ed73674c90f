import type { ReadScope } from '../../../platform/context.ts'
import { isHashOutdated, hashPassword, verifyPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { beginAttempt, forgiveAttempt } from '../log-in/attempts-store.ts'
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
  const key = { kind: 'payment', subject: memberId.toString() } as const
  const attempt = await beginAttempt(scope.db, key, scope.clock.now())
  if (attempt.failures > PAYMENT_LIMIT) throw new Refusal('payment.password.locked', { until: attempt.windowEndsAt })
  if (!(await verifyPassword(known.paymentPasswordHash, given))) {
    throw new Refusal('payment.password.wrong', {
      fields: [{ field, messageKey: 'refusals.payment.password.wrong' }],
      left: PAYMENT_LIMIT - attempt.failures,
    })
  }
  await forgiveAttempt(scope.db, key, 'all')
  if (isHashOutdated(known.paymentPasswordHash)) {
    await replacePaymentPassword(scope.db, memberId, known.paymentPasswordHash, await hashPassword(given))
  }
  return known.paymentPasswordHash
}
