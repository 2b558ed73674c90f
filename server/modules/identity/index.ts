/**
 * Who plays: members, agents and trials, how they come in and stay in, and who stands under whom. Knows that members have
 * purses, and nothing of what is in them; knows no game.
 */
import type { Operations } from '../../platform/implement.ts'
import addPasskey from './add-passkey.ts'
import beginAuthenticator from './begin-authenticator.ts'
import beginPasskey from './begin-passkey.ts'
import beginPasskeyLogin from './begin-passkey-login.ts'
import bindAuthenticator from './bind-authenticator.ts'
import bindEmail from './bind-email.ts'
import bindMobile from './bind-mobile.ts'
import changeIcon from './change-icon.ts'
import changePassword from './change-password.ts'
import changePaymentPassword from './change-payment-password.ts'
import changeProfile from './change-profile.ts'
import changeRegistrationRules from './change-registration-rules.ts'
import checkUsername from './check-username.ts'
import choosePaymentPassword from './choose-payment-password.ts'
import clearPaymentPassword from './clear-payment-password.ts'
import closeAccount from './close-account.ts'
import confirmSocialBinding from './confirm-social-binding.ts'
import createMember from './create-member.ts'
import fetchBotChallenge from './fetch-bot-challenge.ts'
import fetchCaptcha from './fetch-captcha.ts'
import findAffiliate from './find-affiliate.ts'
import finishSocialLogin from './finish-social-login.ts'
import forgetDevice from './forget-device.ts'
import freezeMember from './freeze-member.ts'
import listDevices from './list-devices.ts'
import listLogins from './list-logins.ts'
import listAffiliateDomains from './list-affiliate-domains.ts'
import listMembers from './list-members.ts'
import listPasskeys from './list-passkeys.ts'
import listSessions from './list-sessions.ts'
import listSocialProviders from './list-social-providers.ts'
import logIn from './log-in.ts'
import logInByPasskey from './log-in-by-passkey.ts'
import logInRemembered from './log-in-remembered.ts'
import logOut from './log-out.ts'
import registerByMobile from './register-by-mobile.ts'
import registerBySocial from './register-by-social.ts'
import registerMember from './register-member.ts'
import removeAuthenticator from './remove-authenticator.ts'
import removeIcon from './remove-icon.ts'
import removePasskey from './remove-passkey.ts'
import requestPasswordReset from './request-password-reset.ts'
import resetAuthenticator from './reset-authenticator.ts'
import resetPasswordByLink from './reset-password-by-link.ts'
import resetPasswordByMobile from './reset-password-by-mobile.ts'
import revokeOtherSessions from './revoke-other-sessions.ts'
import revokeSession from './revoke-session.ts'
import sendEmailCode from './send-email-code.ts'
import sendLogInCode from './send-log-in-code.ts'
import sendMobileCode from './send-mobile-code.ts'
import sendRegistrationCode from './send-registration-code.ts'
import sendSmsCode from './send-sms-code.ts'
import setAffiliateDomain from './set-affiliate-domain.ts'
import setLanguage from './set-language.ts'
import setMarketing from './set-marketing.ts'
import setSocialProvider from './set-social-provider.ts'
import showAuthenticator from './show-authenticator.ts'
import showIcon from './show-icon.ts'
import showLoginPassword from './show-login-password.ts'
import showMemberInfo from './show-member-info.ts'
import showPaymentPassword from './show-payment-password.ts'
import showRegistrationRules from './show-registration-rules.ts'
import showSocialAccounts from './show-social-accounts.ts'
import showSocialLogins from './show-social-logins.ts'
import startFirebaseCode from './start-firebase-code.ts'
import startFreePlay from './start-free-play.ts'
import startSocialBinding from './start-social-binding.ts'
import startSocialLogin from './start-social-login.ts'
import unfreezeMember from './unfreeze-member.ts'
import verifyLogIn from './verify-log-in.ts'

export { ancestorsOf, ancestorsOfMany, treeVersion } from './ancestry-store.ts'
export { confirmPaymentPassword } from './confirm-payment-password.ts'
export { createMemberAs, type MemberToCreate } from './create-member.ts'
export { loggedIn, loggedOut, memberRegistered, sessionsEnded } from './events.ts'
export { firebaseChannel } from './firebase-channel.ts'
export { firebasePort, type FirebaseSignIn, type FirebaseTokens } from './firebase-port.ts'
export { forgetOldLoginTraces } from './forget-old-login-traces.ts'
export { defaultWeakPassword, registrationRules, sessionIdleMinutes, settings } from './identity-settings.ts'
export { registrationRulesSource } from './show-registration-rules.ts'
export { type LoginGate, loginGatePort, type LoginGateVerdict } from './login-gate-port.ts'
export { isAgentType, isTrialType, type Member } from './member.ts'
export { accountNamesOf, findMember, findMemberByAccount, lockMemberByAccount } from './members-store.ts'
export { describeMember, type MemberDescription } from './describe-member.ts'
export { hasPaymentPassword, payeeNameOf } from './payee-store.ts'
export { type PurseObstacle, type PurseOwner, type Purses, pursesPort } from './purses-port.ts'
export {
  type SocialPerson,
  type SocialProtocol,
  type SocialProvider,
  socialProtocolsPort,
  SocialRefused,
  SocialUnavailable,
  type SocialWay,
} from './social-port.ts'
export { tellOfAuthenticatorReset } from './reset-authenticator.ts'
export { mailReuse } from './tell-of-reuse.ts'
export { toldEnd } from './session-end.ts'
export { endOfSession, findMemberSession, memberSessionsOver, type SessionRules } from './sessions-store.ts'

export const operations: Operations = [
  logIn,
  logInRemembered,
  verifyLogIn,
  sendLogInCode,
  startFreePlay,
  logOut,
  changePassword,
  showLoginPassword,
  requestPasswordReset,
  resetPasswordByLink,
  resetPasswordByMobile,
  sendEmailCode,
  bindEmail,
  sendSmsCode,
  startFirebaseCode,
  sendRegistrationCode,
  sendMobileCode,
  bindMobile,
  registerMember,
  registerByMobile,
  showRegistrationRules,
  changeRegistrationRules,
  checkUsername,
  findAffiliate,
  listAffiliateDomains,
  setAffiliateDomain,
  fetchCaptcha,
  fetchBotChallenge,
  showMemberInfo,
  changeProfile,
  setLanguage,
  listMembers,
  createMember,
  freezeMember,
  unfreezeMember,
  showPaymentPassword,
  choosePaymentPassword,
  changePaymentPassword,
  clearPaymentPassword,
  showAuthenticator,
  beginAuthenticator,
  bindAuthenticator,
  removeAuthenticator,
  resetAuthenticator,
  showSocialLogins,
  startSocialLogin,
  finishSocialLogin,
  registerBySocial,
  showSocialAccounts,
  startSocialBinding,
  confirmSocialBinding,
  listSocialProviders,
  setSocialProvider,
  showIcon,
  changeIcon,
  removeIcon,
  setMarketing,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  listDevices,
  forgetDevice,
  listLogins,
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeyLogin,
  logInByPasskey,
  closeAccount,
]
