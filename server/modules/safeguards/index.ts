/**
 * Answers "may this member…?": limits, breaks, exclusion, age, and whether they have shown who they are. Every module that
 * lets a member in, play or pay asks here; this one knows no money and no game.
 */
import type { Operations } from '../../platform/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { LoginGate } from '../identity/index.ts'
import { runningBreaks } from './breaks-store.ts'
import { judge, type Judging } from './rules.ts'
import showBreak from './show-break.ts'
import showMemberBreak from './show-member-break.ts'
import takeBreak from './take-break.ts'
import approveVerification from './verification/approve-verification.ts'
import askForVerification from './verification/ask-for-verification.ts'
import listVerifications from './verification/list-verifications.ts'
import refuseVerification from './verification/refuse-verification.ts'
import sendVerification from './verification/send-verification.ts'
import showMemberVerification from './verification/show-member-verification.ts'
import showVerification from './verification/show-verification.ts'
import showVerificationPicture from './verification/show-verification-picture.ts'
import { verificationRules } from './verification/verification-settings.ts'

export { excludedSince, isOnNoBreak } from './breaks-store.ts'
export { memberExcluded, verificationAsked, verificationDecided, verificationRunsOut } from './events.ts'
export type { Verdict, Wish } from './verdict.ts'
export { forgetRefusedDocuments } from './verification/forget-refused-documents.ts'
export { tellOfRunOutDocuments } from './verification/tell-of-run-out.ts'
export { askByRule, verificationDueFrom } from './verification/verification-due.ts'

/** Fulfils identity's port. */
export const loginGate: LoginGate = {
  mayLogIn: (scope, memberId) => judge(scope, memberId, 'log-in'),
  mayGetOffers: (scope, memberId) => judge(scope, memberId, 'offers'),
  breaksOf: ({ db, clock }, memberIds) => runningBreaks(db, memberIds, clock.now()),
}

export const mayPlay = (scope: Judging, memberId: bigint) => judge(scope, memberId, 'play')
export const mayDeposit = (scope: Judging, memberId: bigint) => judge(scope, memberId, 'deposit')
export const mayTakeReward = (scope: Judging, memberId: bigint) => judge(scope, memberId, 'reward')
export const mayWithdraw = (scope: Judging, memberId: bigint) => judge(scope, memberId, 'withdraw')

/** Whether a member has excluded themselves, for a time or for ever: a cool-off is none. */
export const isExcluded = async (scope: Judging, memberId: bigint): Promise<boolean> =>
  !(await judge(scope, memberId, 'log-in')).allowed

/** Whoever is on a break takes no reward, and takes part in nothing that gives one. @throws Refusal login.excluded */
export async function requireMayTakeReward(scope: Judging, memberId: bigint): Promise<void> {
  const verdict = await mayTakeReward(scope, memberId)
  if (!verdict.allowed) throw new Refusal(verdict.reason)
}

export const operations: Operations = [
  showBreak,
  showMemberBreak,
  takeBreak,
  approveVerification,
  askForVerification,
  listVerifications,
  refuseVerification,
  sendVerification,
  showMemberVerification,
  showVerification,
  showVerificationPicture,
]

export const settings = [verificationRules]
