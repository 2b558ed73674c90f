import { countRegistrations, countTeamDeposits, countTeamWithdrawals } from '../modules/agents/index.ts'
import { countBets, endMovedContracts } from '../modules/contracts/index.ts'
import { sumRounds } from '../modules/figures/index.ts'
import { recallOfEnded, recallOfLimited } from '../modules/funds/index.ts'
import { countJackpots } from '../modules/jackpots/index.ts'
import {
  forgetEndedBrowsers,
  forgetLoggedOutBrowsers,
  tellOfCaseReminders,
  tellOfCases,
  tellOfContractAnswers,
  tellOfContractAsks,
  tellOfDeposits,
  tellOfDepositSteps,
  tellOfPointOrders,
  tellOfRewards,
  tellOfVerifications,
  tellOfVerificationsAsked,
  tellOfVerificationsRunOut,
  tellOfWithdrawals,
  tellOfWithdrawalSteps,
  welcomeByMessage,
} from '../modules/messages/index.ts'
import { tellSettingsChanged } from '../modules/messaging/index.ts'
import {
  bindReferees,
  countDeposits,
  countEndedRewards,
  countRaces,
  welcomeMembers,
} from '../modules/promotions/index.ts'
import { countPoints } from '../modules/points/index.ts'
import { releaseBonuses, takeBackOfExcluded } from '../modules/rewards/index.ts'
import { countValidBets } from '../modules/play/index.ts'
import { jobForwarder } from '../platform/jobs.ts'
import type { Consumer } from '../platform/outbox-consumer.ts'
import { closeEndedSockets } from './close-ended-sockets.ts'

/**
 * Who listens to what. A consumer stands in its own module beside what it keeps; this table is the one place that knows
 * them all. The order says nothing: each has its own cursor, and how one comes to what another keeps stands in
 * docs/decisions/0007.
 */
export const reactions: readonly Consumer[] = [
  // platform.jobRequested → the workers
  jobForwarder,
  // identity.sessionsEnded → the sockets of those sessions
  closeEndedSockets,
  // the same → what members who may not play on have at vendors
  recallOfEnded,
  // play.ownLimitSet → the same of members who limit what they stake
  recallOfLimited,
  // settings.changed → open pages
  tellSettingsChanged,
  // play.roundSettled, play.roundCorrected → what each member played
  sumRounds,
  // the same → what each member must still wager
  countValidBets,
  // the same → what each member earned points with
  countPoints,
  // play.roundSettled → jackpots that grow by it, and who hits one
  countJackpots,
  // identity.memberRegistered, wallet.depositCredited → what promotions give for it
  welcomeMembers,
  countDeposits,
  // identity.memberRegistered → who brought whom
  bindReferees,
  // play.roundSettled, play.roundCorrected → how far members got in races
  countRaces,
  // wagering.requirementMet → bonuses that are wagered
  releaseBonuses,
  // safeguards.memberExcluded → what waits to be claimed is taken back
  takeBackOfExcluded,
  // rewards.rewardEnded → what promotions have cost
  countEndedRewards,
  // identity.memberRegistered, wallet.deposit*, wallet.withdrawal*, rewards.* → members' inboxes
  welcomeByMessage,
  tellOfDeposits,
  tellOfDepositSteps,
  tellOfWithdrawals,
  tellOfWithdrawalSteps,
  tellOfRewards,
  // points.orderEnded → the inbox of whoever redeemed
  tellOfPointOrders,
  // identity.memberRegistered, identity.memberBrought, wallet.depositCredited, wallet.withdrawalEnded → who comes to a team
  // and what it pays in and out
  countRegistrations,
  countTeamDeposits,
  countTeamWithdrawals,
  // feedback.caseAnswered → the inbox of whoever asked
  tellOfCases,
  // feedback.caseReminded → the same
  tellOfCaseReminders,
  // safeguards.verificationAsked, verificationDecided, verificationRunsOut → the inbox of whose documents they are
  tellOfVerificationsAsked,
  tellOfVerifications,
  tellOfVerificationsRunOut,
  // contracts.asked → the inbox of the upline; contracts.askAnswered → that of whoever asked
  tellOfContractAsks,
  tellOfContractAnswers,
  // identity.loggedOut, identity.sessionsEnded → whose browsers are told no more
  forgetLoggedOutBrowsers,
  forgetEndedBrowsers,
  // play.roundSettled, play.roundCorrected → bets that real-time salaries are paid for
  countBets,
  // agents.teamMoved → contracts with an upline that is none any more
  endMovedContracts,
]
