/**
 * Ways to pay in: manual transfer to the house's bank, by hand to the house's e-wallet, the house's QR code, a provider's
 * hosted page, a card on such a page, a crypto address, a voucher's code, and another member who is being paid out.
 */
export const depositKinds = ['mt', 'ma', 'qr', 'pg', 'card', 'crypto', 'voucher', 'c2c'] as const
export type DepositKind = (typeof depositKinds)[number]

/** What a payment provider takes for us. */
export const providerKinds = ['pg', 'card', 'crypto'] as const satisfies readonly DepositKind[]

/** Paid by hand to the house: the member says with which transaction, and an operator looks. */
export const handKinds = ['mt', 'ma', 'qr'] as const satisfies readonly DepositKind[]

export function isOneKind(kinds: readonly DepositKind[], kind: DepositKind): boolean {
  return kinds.includes(kind)
}

/** A deposit's reference, as members and operators read it. */
export const depositReferencePattern = /^D[0-9A-Z]{6,30}$/

/**
 * `opening`: the provider is being asked. `waiting`: the member can pay. `confirming`: it was paid, and who it was paid to
 * or the chain has yet to confirm. `review`: the member says they paid, or something arrived that does not fit, and an operator decides. `expired` and `failed` are not the end: a payment that arrives later is still credited.
 */
export const depositStates = ['opening', 'waiting', 'confirming', 'paid', 'expired', 'failed', 'review'] as const
export type DepositState = (typeof depositStates)[number]

/** Why a deposit failed. */
export const depositFailures = [
  'refused-by-provider',
  'declined',
  'not-reached',
  'refused-by-operator',
  'not-received',
] as const
export type DepositFailure = (typeof depositFailures)[number]

/**
 * What makes a deposit worth a second look. `known-picture`: another order came with the same picture. `other-name`: who paid
 * bears another name than the member's accounts, or the one they registered with. `shared-payer`: other members named the same
 * payer. `large-first`: the first of a new member, and a large one. `unpaid-before`: nobody paid the last five. `late`: its
 * payment was heard of after its end. `paid-again`: more than one was. `shared-address` and `shared-device`: others ask from
 * there, or use a device of theirs.
 */
export const depositRisks = [
  'known-picture',
  'other-name',
  'shared-payer',
  'large-first',
  'unpaid-before',
  'late',
  'paid-again',
  'shared-address',
  'shared-device',
] as const
export type DepositRisk = (typeof depositRisks)[number]
