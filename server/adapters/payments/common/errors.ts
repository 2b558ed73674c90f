/**
 * The provider's error codes. `refused`: it did nothing and never will under this reference. `retry`: ask again later by
 * the same reference, since it may have done it, or somebody must put something right first.
 */
export const errors: Readonly<Record<string, 'refused' | 'retry'>> = {
  /** Not an amount, or none it takes. */
  'amount.invalid': 'refused',
  'currency.unsupported': 'refused',
  /** A payout's account does not exist. */
  'account.invalid': 'refused',
  /** Something the provider does not understand: ours to repair, and nothing was done. */
  'request.invalid': 'refused',
  /** The secret or the clock is wrong; nothing was done, and it works once an operator has repaired it. */
  'signature.invalid': 'retry',
  'nonce.used': 'retry',
  /** The reference was used for something else, which may well be under way. */
  'reference.conflict': 'retry',
  busy: 'retry',
}
