export const identityRefusals = {
  /** No session, or one that has ended. */
  'login.not.session': { status: 401 },
  /** Wrong name or password; which of the two is never told. `value.captcha` asks for a captcha next time. */
  'login.failed': { status: 401 },
  'login.locked': { status: 423 },
  'login.captcha.required': { status: 400 },
  'login.captcha.wrong': { status: 400 },
  'login.member.only': { status: 403 },
  'login.agent.only': { status: 403 },
  'login.frozen': { status: 403 },
  /** The member chose a break, or was excluded. */
  'login.excluded': { status: 403 },
  'login.verification.required': { status: 403 },
  /** A trial account asked for what needs a true one. */
  in_need_true_account: { status: 403 },
  invitation_code_error: { status: 400 },
  inconsistent_twice: { status: 400 },
  'terms.required': { status: 400 },
  /** Age not confirmed, or a birthday that is too recent. */
  'age.required': { status: 400 },
  'username.taken': { status: 409 },
  'email.taken': { status: 409 },
  'mobile.taken': { status: 409 },
  /** The present password, given to change it. */
  'password.wrong': { status: 400 },
  'password.unchanged': { status: 400 },
  'password.breached': { status: 400 },
  'password.same.as.username': { status: 400 },
  /** What is asked before money leaves: none was chosen yet; one was, and is changed instead; it is not this one. */
  'payment.password.missing': { status: 409 },
  'payment.password.exists': { status: 409 },
  'payment.password.wrong': { status: 400 },
  'payment.password.locked': { status: 423 },
  'member.not.found': { status: 404 },
} as const
