/**
 * Who plays: members, agents and trials, how they come in and stay in, and who stands under whom. Knows that members have
 * purses, and nothing of what is in them; knows no game.
 */
import type { Operations } from '../../platform/implement.ts'
import changePassword from './change-password.ts'
import changePaymentPassword from './change-payment-password.ts'
import checkUsername from './check-username.ts'
import choosePaymentPassword from './choose-payment-password.ts'
import clearPaymentPassword from './clear-payment-password.ts'
import confirmSocialBinding from './confirm-social-binding.ts'
import createMember from './create-member.ts'
import fetchCaptcha from './fetch-captcha.ts'
import findAffiliate from './find-affiliate.ts'
import finishSocialLogin from './finish-social-login.ts'
import freezeMember from './freeze-member.ts'
import listMembers from './list-members.ts'
import listSocialProviders from './list-social-providers.ts'
import logIn from './log-in.ts'
import logOut from './log-out.ts'
import registerBySocial from './register-by-social.ts'
import registerMember from './register-member.ts'
import setLanguage from './set-language.ts'
import setSocialProvider from './set-social-provider.ts'
import showMemberInfo from './show-member-info.ts'
import showPaymentPassword from './show-payment-password.ts'
import showRegistrationRules from './show-registration-rules.ts'
import showSocialAccounts from './show-social-accounts.ts'
import showSocialLogins from './show-social-logins.ts'
import startFreePlay from './start-free-play.ts'
import startSocialBinding from './start-social-binding.ts'
import startSocialLogin from './start-social-login.ts'
import unfreezeMember from './unfreeze-member.ts'

export { ancestorsOf } from './ancestry-store.ts'
export { confirmPaymentPassword } from './confirm-payment-password.ts'
export { createMemberAs, type MemberToCreate } from './create-member.ts'
export { loggedIn, loggedOut, memberRegistered, sessionsEnded } from './events.ts'
export { forgetOldLoginTraces } from './forget-old-login-traces.ts'
export { defaultWeakPassword, registrationRules, sessionIdleMinutes, settings } from './identity-settings.ts'
export { registrationRulesSource } from './show-registration-rules.ts'
export { type LoginGate, loginGatePort, type LoginGateVerdict } from './login-gate-port.ts'
export { isAgentType, isTrialType, type Member } from './member.ts'
export { accountNamesOf, findMember, findMemberByAccount, lockMemberByAccount } from './members-store.ts'
export { describeMember, type MemberDescription } from './describe-member.ts'
export { hasPaymentPassword, payeeNameOf } from './payee-store.ts'
export { type PurseOwner, type Purses, pursesPort } from './purses-port.ts'
export {
  type SocialPerson,
  type SocialProtocol,
  type SocialProvider,
  socialProtocolsPort,
  SocialRefused,
  SocialUnavailable,
  type SocialWay,
} from './social-port.ts'
export { findMemberSession, memberSessionsOver, type SessionRules } from './sessions-store.ts'

export const operations: Operations = [
  logIn,
  startFreePlay,
  logOut,
  changePassword,
  registerMember,
  showRegistrationRules,
  checkUsername,
  findAffiliate,
  fetchCaptcha,
  showMemberInfo,
  setLanguage,
  listMembers,
  createMember,
  freezeMember,
  unfreezeMember,
  showPaymentPassword,
  choosePaymentPassword,
  changePaymentPassword,
  clearPaymentPassword,
  showSocialLogins,
  startSocialLogin,
  finishSocialLogin,
  registerBySocial,
  showSocialAccounts,
  startSocialBinding,
  confirmSocialBinding,
  listSocialProviders,
  setSocialProvider,
]
