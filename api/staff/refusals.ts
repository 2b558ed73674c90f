export const staffRefusals = {
  'staff.not.session': { status: 401 },
  'staff.login.failed': { status: 401 },
  'staff.login.locked': { status: 423 },
  'staff.totp.required': { status: 401 },
  'staff.totp.wrong': { status: 401 },
  'staff.forbidden': { status: 403 },
  'staff.name.taken': { status: 409 },
  /** An approver may not be the one who made the request. */
  'staff.four.eyes': { status: 403 },
} as const
