/**
 * What the house promises beyond the games, and to whom: promotions by kind, taking part in them, what each gives. It says
 * what is given; rewards alone pays it. Kinds are files under kinds/, and nothing else knows them but what shows them.
 */
import type { Operations } from '../../platform/implement.ts'
import applyForPromotion from './taking-part/apply-for-promotion.ts'
import changePromotion from './operators/change-promotion.ts'
import claimRebate from './rebates/claim-rebate.ts'
import collectMission from './taking-part/collect-mission.ts'
import createPromotion from './operators/create-promotion.ts'
import decideApplication from './operators/decide-application.ts'
import endPromotion from './operators/end-promotion.ts'
import forecastPromotion from './operators/forecast-promotion.ts'
import joinPromotion from './taking-part/join-promotion.ts'
import listApplications from './operators/list-applications.ts'
import listFreeRounds from './free-rounds/list-free-rounds.ts'
import listLeaderboards from './races/list-leaderboards.ts'
import countMissions from './taking-part/count-missions.ts'
import listMissions from './taking-part/list-missions.ts'
import listPromoCodes from './taking-part/list-promo-codes.ts'
import listPromotionCategories from './taking-part/list-promotion-categories.ts'
import listPromotions from './taking-part/list-promotions.ts'
import listRegisterPromotions from './taking-part/list-register-promotions.ts'
import listStaffPromotions from './operators/list-staff-promotions.ts'
import listStandings from './races/list-standings.ts'
import listTickets from './draws/list-tickets.ts'
import openEnvelope from './draws/open-envelope.ts'
import previewPromotion from './operators/preview-promotion.ts'
import publishPromotion from './operators/publish-promotion.ts'
import redeemCode from './taking-part/redeem-code.ts'
import showApplicationPicture from './operators/show-application-picture.ts'
import showDraw from './draws/show-draw.ts'
import showPromotion from './taking-part/show-promotion.ts'
import showRebate from './rebates/show-rebate.ts'
import showReferral from './referral/show-referral.ts'
import showStaffPromotion from './operators/show-staff-promotion.ts'
import showSignIn from './taking-part/show-sign-in.ts'
import showMemberVip from './levels/show-member-vip.ts'
import showVip from './levels/show-vip.ts'
import signInToday from './taking-part/sign-in-today.ts'

export { countDeposits } from './deposits/count-deposits.ts'
export { countEndedRewards } from './count-ended-rewards.ts'
export { bindReferees } from './referral/bind-referees.ts'
export { countRaces } from './races/count-races.ts'
export { depositPromotions } from './deposits/deposit-promotions.ts'
export { highestRebates } from './rebates/highest-rebates.ts'
export { rebateCapsPort } from './rebates/rebate-caps-port.ts'
export { drawRaffles } from './draws/draw-raffles.ts'
export { endRaces } from './races/end-races.ts'
export { tellBegunPromotion } from './tell-promotions.ts'
export { askForFreeRounds } from './free-rounds/ask-for-free-rounds.ts'
export { lapseFreeRounds } from './free-rounds/lapse-free-rounds.ts'
export { freeRoundsDesk } from './free-rounds/end-free-rounds.ts'
export { settings } from './promotions-settings.ts'
export { membersWithDeposits } from './deposits/deposits-store.ts'
export { membersAtLevel } from './levels/standings-store.ts'
export { hasDeposited, levelOf } from './levels/level-of.ts'
export { vip } from './levels/vip.ts'
export { raiseLevels, runLevelDay, runLevelMonth, runLevelWeek } from './levels/run-levels.ts'
export { payReferrals, runReferralDay } from './referral/run-referrals.ts'
export { runPromotionDay, runPromotionWeek } from './run-periods.ts'
export { welcomeMembers } from './taking-part/welcome-members.ts'

export const operations: Operations = [
  listPromotions,
  listPromotionCategories,
  listRegisterPromotions,
  listPromoCodes,
  showSignIn,
  countMissions,
  listMissions,
  listLeaderboards,
  showRebate,
  showVip,
  showMemberVip,
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
