export const walletRefusals = {
  /** A trial, or the house itself: there is no purse of that name. */
  'wallet.purse.missing': { status: 409 },
  /** No balance may be raised so far. */
  'balance.limit': { status: 409 },
  'deposit.closed': { status: 403 },
  /** No open channel of this kind and code takes the member's currency. */
  'deposit.channel.unavailable': { status: 409 },
  'deposit.too.many.open': { status: 409 },
  /** A limit that the member set for themselves. */
  'deposit.limit': { status: 409 },
  /** The provider's final no: the order is kept as failed. */
  'deposit.provider.refused': { status: 409 },
  /** Not a deposit promotion the member has joined. */
  'deposit.promotion.unknown': { status: 409 },
  /** Nobody waits to be paid so much now. */
  'deposit.match.none': { status: 409 },
  /** It is not paid by hand, or it is too late or too early to say so. */
  'deposit.not.provable': { status: 409 },
  /** Somebody has named this transaction already. */
  'deposit.transaction.taken': { status: 409 },
  'deposit.proof.missing': { status: 404 },
  'voucher.unknown': { status: 404 },
  'voucher.used': { status: 409 },
  'voucher.expired': { status: 409 },
  'voucher.batch.not.found': { status: 404 },
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
  'order.not.found': { status: 404 },
  'provider.report.not.found': { status: 404 },
  /** Its wire has no such report: its file is handed in. */
  'provider.report.not.offered': { status: 409 },
  /** The provider does not answer, or its report is not ready. */
  'provider.report.unavailable': { status: 503 },
  'report.difference.not.found': { status: 404 },
  'report.difference.settled': { status: 409 },
  'withdraw.closed': { status: 403 },
  'withdraw.rate.unavailable': { status: 503 },
  'withdraw.amount.too.small': { status: 400 },
  'withdraw.amount.too.large': { status: 400 },
  'withdraw.daily.amount': { status: 409 },
  'withdraw.daily.count': { status: 409 },
  'withdraw.turnover.missing': { status: 409 },
  /** It must be given up first, or wagered. */
  'withdraw.bonus.open': { status: 409 },
  /** So much is paid only to who has shown who they are. */
  'withdraw.verification.due': { status: 403 },
  'withdrawal.not.found': { status: 404 },
  /** An operator has it already. */
  'withdrawal.too.late': { status: 409 },
  /** What was asked cannot be done where the withdrawal is now. */
  'withdrawal.state': { status: 409 },
  /** A part of it is still to be paid, confirmed or ruled on. */
  'withdrawal.parts.open': { status: 409 },
  'payout.part.not.found': { status: 404 },
  'payout.part.state': { status: 409 },
  /** Another operator has it. */
  'withdrawal.taken': { status: 409 },
  'withdrawal.approver.is.editor': { status: 403 },
  'withdrawal.member.frozen': { status: 409 },
  /** The provider cannot be asked now. */
  'withdrawal.provider.silent': { status: 503 },
  /** The provider has the payout: it is not sent again. */
  'withdrawal.provider.knows': { status: 409 },
} as const
