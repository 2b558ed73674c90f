import { latePart } from '../../page/late-part.ts'

/** Pages of the member centre that are features of their own, by the names the spec gives them. */
export const memberParts = {
  bonusDetails: latePart(() => import('../../features/rewards/bonus-details.tsx'), 'promotions'),
  depositv2: latePart(() => import('../../features/deposit/deposit-page.tsx'), 'deposit'),
  messageV2: latePart(() => import('../../features/messages/messages-page.tsx'), 'messages'),
  missionLeaderboard: latePart(() => import('../../features/promotions/missions.tsx'), 'promotions'),
  personalHistoryCopy: latePart(() => import('../../features/records/betting-record.tsx'), 'records'),
  personalProfit: latePart(() => import('../../features/records/profit-loss.tsx'), 'records'),
  referral: latePart(() => import('../../features/promotions/referral.tsx'), 'promotions'),
  rewardCenter: latePart(() => import('../../features/rewards/reward-centre.tsx'), 'promotions'),
  securityCenter: latePart(() => import('../../features/security/security-center.tsx'), 'security'),
  transferFund: latePart(() => import('../../features/funds/transfer-fund-page.tsx'), 'funds'),
  transactionHistory: latePart(() => import('../../features/records/account-record.tsx'), 'records'),
  transferUpline: latePart(() => import('../../features/upline/transfer-upline.tsx'), 'agent'),
  withdraw: latePart(() => import('../../features/withdraw/withdraw-page.tsx'), 'withdraw'),
}

export type MemberPartId = keyof typeof memberParts

export function isMemberPart(id: string): id is MemberPartId {
  return Object.hasOwn(memberParts, id)
}
