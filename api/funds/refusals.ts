export const fundsRefusals = {
  /** No vendor of this code keeps a wallet, or it is not open for this. */
  'transfer.vendor.unavailable': { status: 409 },
  /** A transfer with this vendor is under way: the next one waits until its outcome is known. */
  'transfer.pending': { status: 409 },
  'transfer.amount.too.small': { status: 400 },
  'transfer.amount.too.large': { status: 400 },
  /** The member limits their own play, and what is staked from a vendor's wallet cannot be limited. */
  'transfer.own.limit': { status: 409 },
  /** No transfers in the member's currency. */
  'transfer.closed': { status: 403 },
  'transfer.not.found': { status: 404 },
  /** The outcome is known already. */
  'transfer.settled': { status: 409 },
  /** The vendor may still do it: it is too early for a ruling. */
  'transfer.on.its.way': { status: 409 },
  /** The vendor cannot be asked now. */
  'transfer.vendor.silent': { status: 503 },
} as const
