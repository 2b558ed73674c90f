/** Ways to pay in: manual transfer, e-wallet, QR code, hosted page, crypto address, voucher. */
export const depositKinds = ['mt', 'ma', 'qr', 'pg', 'crypto', 'voucher'] as const
export type DepositKind = (typeof depositKinds)[number]

/** A deposit's reference, as members and operators read it. */
export const depositReferencePattern = /^D[0-9A-Z]{6,30}$/

/**
 * `opening`: the provider is being asked. `waiting`: the member can pay. `review`: something arrived that does not fit, and
 * an operator decides. `expired` and `failed` are not the end: a payment that arrives later is still credited.
 */
export const depositStates = ['opening', 'waiting', 'paid', 'expired', 'failed', 'review'] as const
export type DepositState = (typeof depositStates)[number]

/** Why a deposit failed. */
export const depositFailures = ['refused-by-provider', 'declined', 'not-reached', 'refused-by-operator'] as const
export type DepositFailure = (typeof depositFailures)[number]
