/** `in`: from the main wallet to the vendor's. `out`: back. */
export const transferDirections = ['in', 'out'] as const
export type TransferDirection = (typeof transferDirections)[number]

/**
 * `sending`: written down, the vendor is being asked. `unknown`: it was asked, and the outcome is not known; it is
 * asked for the state of the transfer until it is. `done` and `refused` are final.
 */
export const transferStates = ['sending', 'unknown', 'done', 'refused'] as const
export type TransferState = (typeof transferStates)[number]

/** A transfer as its member is told of it: until it is known, it is pending. */
export const memberTransferStates = ['pending', 'done', 'refused'] as const
export type MemberTransferState = (typeof memberTransferStates)[number]

/**
 * Why a transfer did not happen. `insufficient`: the balance of the side it leaves is too low. `account`: the vendor
 * does not take this player. `never`: the vendor never got it, and no longer accepts it.
 */
export const transferFailures = [
  'insufficient',
  'account',
  'limit',
  'currency',
  'expired',
  'maintenance',
  'never',
  'other',
] as const
export type TransferFailure = (typeof transferFailures)[number]
