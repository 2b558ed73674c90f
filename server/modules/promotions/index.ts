/**
 * What the house promises beyond the games, and to whom: promotions by kind, taking part in them, what each gives. It says
 * what is given; rewards alone pays it. Kinds are files under kinds/, and nothing else knows them but what shows them.
 */
import type { Operations } from '../../platform/implement.ts'
import applyForPromotion from './apply-for-promotion.ts'
import changePromotion from './change-promotion.ts'
import claimRebate from './claim-rebate.ts'
import collectMission from './collect-mission.ts'
import createPromotion from './create-promotion.ts'
import decideApplication from './decide-application.ts'
import endPromotion from './end-promotion.ts'
import forecastPromotion from './forecast-promotion.ts'
import joinPromotion from './join-promotion.ts'
import listApplications from './list-applications.ts'
import listFreeRounds from './free-rounds/list-free-rounds.ts'
import listLeaderboards from './list-leaderboards.ts'
import listMissions from './list-missions.ts'
import listPromoCodes from './list-promo-codes.ts'
import listPromotions from './list-promotions.ts'
import listRegisterPromotions from './list-register-promotions.ts'
import listStaffPromotions from './list-staff-promotions.ts'
import listStandings from './list-standings.ts'
import listTickets from './list-tickets.ts'
import openEnvelope from './open-envelope.ts'
import previewPromotion from './preview-promotion.ts'
import publishPromotion from './publish-promotion.ts'
import redeemCode from './redeem-code.ts'
import showApplicationPicture from './show-application-picture.ts'
import showDraw from './show-draw.ts'
import showPromotion from './show-promotion.ts'
import showRebate from './show-rebate.ts'
import showReferral from './show-referral.ts'
import showStaffPromotion from './show-staff-promotion.ts'
import showSignIn from './show-sign-in.ts'
import showVip from './show-vip.ts'
import signInToday from './sign-in-today.ts'

export { countDeposits } from './count-deposits.ts'
export { countEndedRewards } from './count-ended-rewards.ts'
export { bindReferees } from './bind-referees.ts'
export { countRaces } from './count-races.ts'
export { depositPromotions } from './deposit-promotions.ts'
export { highestRebates } from './highest-rebates.ts'
export { rebateCapsPort } from './rebate-caps-port.ts'
export { drawRaffles } from './draw-raffles.ts'
export { endRaces } from './end-races.ts'
export { askForFreeRounds } from './free-rounds/ask-for-free-rounds.ts'
export { freeRoundsDesk } from './free-rounds/end-free-rounds.ts'
export { settings } from './promotions-settings.ts'
export { hasDeposited, levelOf } from './level-of.ts'
export { raiseLevels, runLevelDay, runLevelMonth, runLevelWeek } from './run-levels.ts'
export { payReferrals, runReferralDay } from './run-referrals.ts'
export { runPromotionDay, runPromotionWeek } from './run-periods.ts'
export { welcomeMembers } from './welcome-members.ts'

export const operations: Operations = [
  listPromotions,
  listRegisterPromotions,
  listPromoCodes,
  showSignIn,
  listMissions,
  listLeaderboards,
  showRebate,
  showVip,
  showReferral,
  listFreeRounds,
  showPromotion,
  joinPromotion,
  applyForPromotion,
  signInToday,
  redeemCode,
  collectMission,
  openEnvelope,
  showDraw,
  listTickets,
  claimRebate,
  listStaffPromotions,
  showStaffPromotion,
  previewPromotion,
  forecastPromotion,
  listStandings,
  createPromotion,
  changePromotion,
  publishPromotion,
  endPromotion,
  listApplications,
  decideApplication,
  showApplicationPicture,
]
