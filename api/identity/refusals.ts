export const identityRefusals = {
  /** No session, or one that has ended; `value.ended` says why, as live messages do. */
  'login.not.session': { status: 401 },
  /** Wrong name or password; which of the two is never told. `value.captcha` asks for a captcha next time. */
  'login.failed': { status: 401 },
  'login.locked': { status: 423 },
  'login.captcha.required': { status: 400 },
  'login.captcha.wrong': { status: 400 },
  'login.member.only': { status: 403 },
  'login.agent.only': { status: 403 },
  'login.frozen': { status: 403 },
  /** The member closed the account. */
  'login.closed': { status: 403 },
  /** The member chose a break, or was excluded. */
  'login.excluded': { status: 403 },
  /** The password was right; `value {methods, targets, ticket}` says how to confirm it from a new place. */
  'login.verification.required': { status: 403 },
  'login.verification.wrong': { status: 400 },
  'login.verification.expired': { status: 400 },
  /** What the browser kept no longer stands for the password; used twice, it is revoked for both who hold it. */
  'login.remember.stale': { status: 401 },
  'login.remember.reused': { status: 401 },
  'authenticator.wrong': { status: 400 },
  'authenticator.not.begun': { status: 409 },
  'authenticator.missing': { status: 409 },
  /** A trial account asked for what needs a true one. */
  in_need_true_account: { status: 403 },
  invitation_code_error: { status: 400 },
  inconsistent_twice: { status: 400 },
  'terms.required': { status: 400 },
  /** Age not confirmed, or a birthday that is too recent. */
  'age.required': { status: 400 },
  /** It was told at registration or later, and stands. */
  'birthday.told': { status: 409 },
  'username.taken': { status: 409 },
  /** A name that would pass for the house. */
  'name.reserved': { status: 400 },
  'email.taken': { status: 409 },
  'mobile.taken': { status: 409 },
  /** The present password, given to change it. */
  'password.wrong': { status: 400 },
  'password.unchanged': { status: 400 },
  /** Nothing else goes on in this session before; `value.due` says why, as `showMemberInfo` does. */
  'password.change.due': { status: 403 },
  'password.breached': { status: 400 },
  'password.same.as.username': { status: 400 },
  /** What is asked before money leaves: none was chosen yet; one was, and is changed instead; it is not this one. */
  'payment.password.missing': { status: 409 },
  'payment.password.exists': { status: 409 },
  'payment.password.wrong': { status: 400 },
  'payment.password.locked': { status: 423 },
  /** A number that is none of a mobile phone in the countries the operator takes. */
  'mobile.invalid': { status: 400 },
  'mobile.missing': { status: 400 },
  /** The member's number is verified: only an operator changes it. */
  'mobile.bound': { status: 409 },
  /** Codes were asked for too often: of this number or address, or from here. `value.until` says when to come back. */
  'sms.too.many': { status: 429 },
  /** The gateway did not take the text, for a reason that may pass. */
  'sms.failed': { status: 503 },
  /** The operator's credit or limit with the gateway is used up. */
  'sms.quota': { status: 503 },
  /** No gateway is set, or it may not send there. */
  'sms.not.enabled': { status: 503 },
  'code.missing': { status: 400 },
  'code.wrong': { status: 400 },
  /** Too old, or wrongly typed too often. */
  'code.expired': { status: 400 },
  /** What came back from a provider proves nobody: a foreign or used state, a broken token, a refused person. */
  'social.failed': { status: 401 },
  /** The keys of Firebase's tokens cannot be had. */
  'firebase.unavailable': { status: 503 },
  /** The provider does not answer. */
  'social.unavailable': { status: 503 },
  /** Nobody here has this account, and nobody may register. */
  'social.unknown': { status: 404 },
  /** Bound once, bound for good. */
  'social.already.bound': { status: 409 },
  'social.taken': { status: 409 },
  /** A ticket that was used, ran out, or belongs to another browser. */
  'social.expired': { status: 401 },
  'social.provider.incomplete': { status: 400 },
  /** No account has this name and this address together. */
  'user.unknown': { status: 404 },
  /** The address was only typed, and the member has verified something else: the address may be another person's. */
  'email.unconfirmed': { status: 409 },
  /** Used, too old, replaced by a newer one, or never sent. */
  'reset.link.invalid': { status: 400 },
  /** The member’s address is verified: only an operator changes it. */
  'email.bound': { status: 409 },
  'session.not.found': { status: 404 },
  'device.not.found': { status: 404 },
  /** Not a picture that is taken: what its bytes say counts, never its name. */
  'upload.not.image': { status: 400 },
  'upload.too.large': { status: 400 },
  /** Others stand under an agent; an operator closes an agent's account. */
  'account.close.agent': { status: 409 },
  'account.close.money': { status: 409 },
  'account.close.orders': { status: 409 },
  'account.close.stakes': { status: 409 },
  /** An unknown key, a wrong signature, a challenge that was used or is another browser's, a counter that went back. */
  'passkey.failed': { status: 401 },
  'passkey.limit': { status: 409 },
  'passkey.taken': { status: 409 },
  'passkey.not.found': { status: 404 },
  /** Passkeys belong to a name; this page was opened by a bare address. */
  'passkey.not.here': { status: 409 },
  'member.not.found': { status: 404 },
} as const
