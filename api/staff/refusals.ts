export const staffRefusals = {
  'staff.not.session': { status: 401 },
  /** Wrong name or password, or shut out; which of them is never told. */
  'staff.login.failed': { status: 401 },
  /** Too many failures; `value.until` says when to try again. */
  'staff.login.locked': { status: 423 },
  'staff.totp.required': { status: 401 },
  'staff.totp.wrong': { status: 401 },
  'staff.totp.not.begun': { status: 409 },
  /** The current password, asked again by a signed-in operator, is wrong. */
  'staff.password.wrong': { status: 403 },
  /** The new password contains the account's name or is the old one. */
  'staff.password.weak': { status: 400 },
  'staff.forbidden': { status: 403 },
  'staff.name.taken': { status: 409 },
  /** Operators may not disable, demote or reset themselves. */
  'staff.not.oneself': { status: 403 },
  'staff.last.admin': { status: 409 },
  /** The request waits for another operator; `value.proposalId` names it. Nothing was done yet. */
  'staff.approval.awaited': { status: 202 },
  /** An approver may not be the one who made the request. */
  'staff.four.eyes': { status: 403 },
  'staff.proposal.decided': { status: 409 },
} as const
