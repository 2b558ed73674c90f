/**
 * Answers "may this member…?": limits, breaks, exclusion, age. Every module that lets a member in, play or pay asks here;
 * this one knows no money and no game.
 */
import type { Operations } from '../../platform/implement.ts'
import type { ReadScope } from '../../platform/context.ts'
import type { LoginGate } from '../identity/index.ts'
import { judge } from './rules.ts'
import showBreak from './show-break.ts'
import takeBreak from './take-break.ts'

export { isOnNoBreak } from './breaks-store.ts'
export { memberExcluded } from './events.ts'
export type { Verdict, Wish } from './verdict.ts'

/** Fulfils identity's port. */
export const loginGate: LoginGate = {
  mayLogIn: (scope, memberId) => judge(scope, memberId, 'log-in'),
  mayGetOffers: (scope, memberId) => judge(scope, memberId, 'offers'),
}

export const mayPlay = (scope: Pick<ReadScope, 'clock' | 'db'>, memberId: bigint) => judge(scope, memberId, 'play')
export const mayDeposit = (scope: Pick<ReadScope, 'clock' | 'db'>, memberId: bigint) =>
  judge(scope, memberId, 'deposit')
export const mayTakeReward = (scope: Pick<ReadScope, 'clock' | 'db'>, memberId: bigint) =>
  judge(scope, memberId, 'reward')
export const mayWithdraw = (scope: Pick<ReadScope, 'clock' | 'db'>, memberId: bigint) =>
  judge(scope, memberId, 'withdraw')

export const operations: Operations = [showBreak, takeBreak]
