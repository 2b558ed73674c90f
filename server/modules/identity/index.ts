/**
 * Who plays: members, agents and trials, how they come in and stay in, and who stands under whom. Knows that members have
 * purses, and nothing of what is in them; knows no game.
 */
import type { Operations } from '../../platform/implement.ts'
import addPasskey from './passkeys/add-passkey.ts'
import answerRealityCheck from './session-time/answer-reality-check.ts'
import beginAuthenticator from './authenticator/begin-authenticator.ts'
import beginPasskey from './passkeys/begin-passkey.ts'
import beginPasskeyLogin from './passkeys/begin-passkey-login.ts'
import bindAuthenticator from './authenticator/bind-authenticator.ts'
import bindEmail from './contacts/bind-email.ts'
import bindMobile from './contacts/bind-mobile.ts'
import releaseContact from './contacts/release-contact.ts'
import changeIcon from './members/change-icon.ts'
import changePassword from './passwords/change-password.ts'
import changePaymentPassword from './passwords/change-payment-password.ts'
import changeProfile from './members/change-profile.ts'
import changeRegistrationRules from './registration/change-registration-rules.ts'
import checkUsername from './registration/check-username.ts'
import choosePaymentPassword from './passwords/choose-payment-password.ts'
import clearPaymentPassword from './passwords/clear-payment-password.ts'
import kickMember from './sessions/kick-member.ts'
import showRegistration from './registration/show-registration.ts'
import listMemberNotes from './notes/list-member-notes.ts'
import resetMemberPassword from './passwords/reset-member-password.ts'
import writeMemberNote from './notes/write-member-note.ts'
import closeAccount from './members/close-account.ts'
import confirmSocialBinding from './social/confirm-social-binding.ts'
import correctBirthday from './members/correct-birthday.ts'
import createMember from './members/create-member.ts'
import fetchBotChallenge from './human-proof/fetch-bot-challenge.ts'
import fetchCaptcha from './human-proof/fetch-captcha.ts'
import findAffiliate from './registration/find-affiliate.ts'
import findDefaultAgent from './registration/find-default-agent.ts'
import finishSocialLogin from './social/finish-social-login.ts'
import forgetDevice from './sessions/forget-device.ts'
import freezeMember from './members/freeze-member.ts'
import listDevices from './sessions/list-devices.ts'
import listLogins from './log-in/list-logins.ts'
import listAffiliateDomains from './registration/list-affiliate-domains.ts'
import listMembers from './members/list-members.ts'
import listPasskeys from './passkeys/list-passkeys.ts'
import listSessions from './sessions/list-sessions.ts'
import listSocialProviders from './social/list-social-providers.ts'
import logIn from './log-in/log-in.ts'
import logInByPasskey from './passkeys/log-in-by-passkey.ts'
import logInRemembered from './log-in/log-in-remembered.ts'
import logOut from './sessions/log-out.ts'
import registerAutoUsername from './registration/register-auto-username.ts'
import registerByMobile from './registration/register-by-mobile.ts'
import registerBySocial from './registration/register-by-social.ts'
import registerMember from './registration/register-member.ts'
import removeAuthenticator from './authenticator/remove-authenticator.ts'
import removeIcon from './members/remove-icon.ts'
import removePasskey from './passkeys/remove-passkey.ts'
import requestPasswordReset from './passwords/request-password-reset.ts'
import resetAuthenticator from './authenticator/reset-authenticator.ts'
import resetPasswordByLink from './passwords/reset-password-by-link.ts'
import resetPasswordByMobile from './passwords/reset-password-by-mobile.ts'
import revokeOtherSessions from './sessions/revoke-other-sessions.ts'
import revokeSession from './sessions/revoke-session.ts'
import sendEmailCode from './codes/send-email-code.ts'
import sendLogInCode from './second-step/send-log-in-code.ts'
import sendMobileCode from './codes/send-mobile-code.ts'
import sendRegistrationCode from './codes/send-registration-code.ts'
import sendResetCode from './codes/send-reset-code.ts'
import sendSmsCode from './codes/send-sms-code.ts'
import setAffiliateDomain from './registration/set-affiliate-domain.ts'
import setCheckInterval from './session-time/set-check-interval.ts'
import setLanguage from './members/set-language.ts'
import setMarketing from './members/set-marketing.ts'
import setSessionLimit from './session-time/set-session-limit.ts'
import setSocialProvider from './social/set-social-provider.ts'
import showAuthenticator from './authenticator/show-authenticator.ts'
import showIcon from './members/show-icon.ts'
import showLoginPassword from './passwords/show-login-password.ts'
import showMemberInfo from './members/show-member-info.ts'
import showPaymentPassword from './passwords/show-payment-password.ts'
import showRegistrationRules from './registration/show-registration-rules.ts'
import showSessionTime from './session-time/show-session-time.ts'
import showSocialAccounts from './social/show-social-accounts.ts'
import showSocialLogins from './social/show-social-logins.ts'
import showMemberTimeLimits from './session-time/show-member-time-limits.ts'
import showTimeLimits from './session-time/show-time-limits.ts'
import startFirebaseCode from './codes/start-firebase-code.ts'
import startFreePlay from './log-in/start-free-play.ts'
import startSocialBinding from './social/start-social-binding.ts'
import startSocialLogin from './social/start-social-login.ts'
import tellBirthday from './members/tell-birthday.ts'
import unfreezeMember from './members/unfreeze-member.ts'
import verifyLogIn from './second-step/verify-log-in.ts'

export {
  ancestorsOf,
  ancestorsOfMany,
  directDownlineIds,
  directDownlineOf,
  treeVersion,
} from './members/ancestry-store.ts'
export { birthdaysOf, membersOfTheSameId, pairsOfTheSameId, referralCodesOf } from './members/profiles-store.ts'
export { confirmPaymentPassword } from './passwords/confirm-payment-password.ts'
export { createMemberAs, type MemberToCreate, prepareMember } from './members/create-member.ts'
export { type Cashier, cashiersOf } from './cashiers/cashiers-store.ts'
export { prepareCashier } from './cashiers/open-cashier.ts'
export { freeze } from './members/freeze-member.ts'
export { unfreeze } from './members/unfreeze-member.ts'
export { promoteMember } from './members/promote-member.ts'
export { lendPassword } from './passwords/lend-password.ts'
export {
  countDownlines,
  type Downline,
  type DownlineFilter,
  levelBelow,
  listDownlines,
  moveBranch,
} from './members/downlines-store.ts'
export { countWrongSizes, holdTree, recountSizes, teamSize } from './members/team-sizes-store.ts'
export { countTeamsOnline, foldTeams } from './members/keep-team-sizes.ts'
export { currencyOfNewMember } from './registration/find-upline.ts'
export { agentOfCode, codesOfAgent, insertAffiliateCode, setCodeOpen } from './registration/affiliates-store.ts'

export { loggedIn, loggedOut, memberBrought, memberRegistered, sessionsEnded } from './events.ts'
export { firebaseChannel } from './codes/firebase-channel.ts'
export { captchaToSpend } from './human-proof/confirm-captcha.ts'
export { firebasePort, type FirebaseSignIn, type FirebaseTokens } from './firebase-port.ts'
export { forgetOldLoginTraces } from './log-in/forget-old-login-traces.ts'
export { defaultWeakPassword, registrationRules, settings } from './identity-settings.ts'
export { registrationRulesSource } from './registration/show-registration-rules.ts'
export { type LoginGate, loginGatePort, type LoginGateVerdict, type RunningBreak } from './login-gate-port.ts'
export { isAgentType, isTrialType, type Member } from './members/member.ts'
export {
  accountNamesOf,
  findMember,
  findMemberByAccount,
  findMembers,
  isFrozenBy,
  lockMemberByAccount,
  lockMembers,
  setMemberParent,
} from './members/members-store.ts'
export { countReachable, isMadeAfter, memberInTeams, membersWhere, reachableOf } from './members/audience-store.ts'
export { deviceFactsOf, devicesOf, usersOfDevice } from './sessions/devices-store.ts'
export { describeMember, type MemberDescription } from './members/describe-member.ts'
export { type MemberStanding, standingsOf } from './members/member-standing.ts'
export { describeSecurity } from './members/describe-security.ts'
export { hasPaymentPassword, payeeNameOf, payeeNamesOf } from './members/payee-store.ts'
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
export { tellOfAuthenticatorReset } from './authenticator/reset-authenticator.ts'
export { mailReuse } from './log-in/tell-of-reuse.ts'
export { confirmPresentPassword } from './passwords/confirm-present-password.ts'
export { sessionTimesOf } from './session-time/session-times-store.ts'
export { logOutForBreak } from './sessions/log-out-for-break.ts'
export { toldEnd } from './sessions/session-end.ts'
export { sessionRules } from './sessions/session-rules.ts'
export {
  endOfSession,
  findMemberSessions,
  markSessionsSeen,
  memberSessionsOver,
  type SessionRules,
  standingSessions,
} from './sessions/sessions-store.ts'

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
  sendResetCode,
  startFirebaseCode,
  sendRegistrationCode,
  sendMobileCode,
  bindMobile,
  registerMember,
  registerByMobile,
  registerAutoUsername,
  showRegistrationRules,
  changeRegistrationRules,
  checkUsername,
  findAffiliate,
  findDefaultAgent,
  listAffiliateDomains,
  setAffiliateDomain,
  fetchCaptcha,
  fetchBotChallenge,
  showMemberInfo,
  changeProfile,
  tellBirthday,
  setLanguage,
  listMembers,
  createMember,
  freezeMember,
  unfreezeMember,
  showPaymentPassword,
  choosePaymentPassword,
  changePaymentPassword,
  clearPaymentPassword,
  releaseContact,
  kickMember,
  resetMemberPassword,
  listMemberNotes,
  showRegistration,
  correctBirthday,
  writeMemberNote,
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
  showSessionTime,
  showTimeLimits,
  showMemberTimeLimits,
  setSessionLimit,
  setCheckInterval,
  answerRealityCheck,
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
