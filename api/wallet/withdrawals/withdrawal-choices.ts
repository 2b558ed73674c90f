/** What a member can be paid to. */
export const payoutKinds = ['bank', 'ewallet', 'crypto'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/**
 * `requested`: waits for an operator. `matching`: other members' deposits pay it in parts. `approved`: about to be sent. `sending`: the provider is being asked. `unknown`: it
 * was asked, and nobody can say whether it heard. `sent`: it pays. `failed`: it did not, and an operator decides. The
 * last three are the end.
 */
export const withdrawalStates = [
  'requested',
  'matching',
  'approved',
  'sending',
  'unknown',
  'sent',
  'failed',
  'paid',
  'rejected',
  'cancelled',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** A withdrawal as its member sees it: processing by the house and by its provider is one state. */
export const memberWithdrawalStates = ['requested', 'processing', 'paid', 'rejected', 'cancelled'] as const
export type MemberWithdrawalState = (typeof memberWithdrawalStates)[number]

/**
 * What makes a withdrawal worth a second look. `first`: its member has never been paid. `new-device`: they first used one
 * lately. `changed-account`: the account it goes to was bound lately. `velocity`: they asked often today. `shared-account`:
 * others have or had the account.
 */
export const withdrawalRisks = [
  'first',
  'new-device',
  'changed-account',
  'velocity',
  'shared-account',
  'shared-device',
] as const
export type WithdrawalRisk = (typeof withdrawalRisks)[number]

/** What the provider said against what had been settled. */
export const withdrawalConflicts = ['paid-after-return', 'failed-after-paid', 'paid-twice'] as const
export type WithdrawalConflict = (typeof withdrawalConflicts)[number]

export const payoutAttemptStates = ['sending', 'unknown', 'accepted', 'refused', 'paid', 'failed'] as const
export type PayoutAttemptState = (typeof payoutAttemptStates)[number]
