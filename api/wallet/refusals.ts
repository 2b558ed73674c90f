export const walletRefusals = {
  /** A trial, or the house itself: there is no purse of that name. */
  'wallet.purse.missing': { status: 409 },
} as const
