export const walletRefusals = {
  /** A trial, or the house itself: there is no purse of that name. */
  'wallet.purse.missing': { status: 409 },
  'deposit.closed': { status: 403 },
  /** No open channel of this kind and code takes the member's currency. */
  'deposit.channel.unavailable': { status: 409 },
  'deposit.too.many.open': { status: 409 },
  /** The provider's final no: the order is kept as failed. */
  'deposit.provider.refused': { status: 409 },
  'deposit.not.found': { status: 404 },
  'deposit.not.in.review': { status: 409 },
  /** Another operator has it. */
  'deposit.taken': { status: 409 },
  'deposit.not.taken': { status: 409 },
  'payment.provider.incomplete': { status: 409 },
  'payment.protocol.unknown': { status: 409 },
  'payment.provider.unknown': { status: 409 },
  /** Frozen or excluded: nothing leaves the purse. */
  'wallet.purse.closed': { status: 403 },
  insufficient_balance: { status: 409 },
  'payout.bank.unknown': { status: 400 },
  'payout.account.not.found': { status: 404 },
  'payout.account.limit': { status: 409 },
  /** Another name than the one the member's other accounts bear. */
  'payout.account.holder.differs': { status: 400 },
  /** Bound already, by this member or another. */
  'payout.account.taken': { status: 409 },
  /** No withdrawals in the member's currency. */
  'withdraw.closed': { status: 403 },
  'withdraw.amount.too.small': { status: 400 },
  'withdraw.amount.too.large': { status: 400 },
  'withdraw.daily.amount': { status: 409 },
  'withdraw.daily.count': { status: 409 },
  'withdraw.turnover.missing': { status: 409 },
  'withdrawal.not.found': { status: 404 },
  /** An operator has it already. */
  'withdrawal.too.late': { status: 409 },
  /** What was asked cannot be done where the withdrawal is now. */
  'withdrawal.state': { status: 409 },
  /** Another operator has it. */
  'withdrawal.taken': { status: 409 },
  'withdrawal.approver.is.editor': { status: 403 },
  'withdrawal.member.frozen': { status: 409 },
  /** The provider cannot be asked now. */
  'withdrawal.provider.silent': { status: 503 },
  /** The provider has the payout: it is not sent again. */
  'withdrawal.provider.knows': { status: 409 },
} as const
