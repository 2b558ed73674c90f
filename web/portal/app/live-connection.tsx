import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import { openLiveSocket as askTicket } from '@croupier/api/live/open-live-socket.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { listShownBets } from '@croupier/api/figures/winners/list-shown-bets.ts'
import { FEED_LINES } from '@croupier/api/figures/winners/winner-answers.ts'
import { listLeaderboards } from '@croupier/api/promotions/races/list-leaderboards.ts'
import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { showCase } from '@croupier/api/feedback/show-case.ts'
import { countUnread } from '@croupier/api/messages/count-unread.ts'
import { listInbox } from '@croupier/api/messages/list-inbox.ts'
import { listMissions } from '@croupier/api/promotions/taking-part/list-missions.ts'
import { listPointRecord } from '@croupier/api/points/list-point-record.ts'
import { listPointRewards } from '@croupier/api/points/list-point-rewards.ts'
import { listRedemptions } from '@croupier/api/points/list-redemptions.ts'
import { showPointBalance } from '@croupier/api/points/show-point-balance.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { showRebate } from '@croupier/api/promotions/rebates/show-rebate.ts'
import { showReferral } from '@croupier/api/promotions/referral/show-referral.ts'
import { showVip } from '@croupier/api/promotions/levels/show-vip.ts'
import { listFreeRounds } from '@croupier/api/promotions/free-rounds/list-free-rounds.ts'
import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { listBonuses } from '@croupier/api/rewards/list-bonuses.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { showDeposit } from '@croupier/api/wallet/deposits/show-deposit.ts'
import { call } from '@croupier/client/call.ts'
import { passOn } from '@croupier/client/live-following.ts'
import { openLiveSocket } from '@croupier/client/live-socket.ts'
import { session } from '@croupier/client/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useContractProposals } from './contract-proposals.ts'
import { useDueConsents } from './due-consents.ts'
import { useDuePassword } from './due-password.ts'
import { warnOfReuse } from './warn-of-reuse.ts'

/** What may be different once something was given, claimed or has run out. */
const rewardReads = [
  listFreeRounds,
  countRewards,
  listRewards,
  listBonuses,
  listPromotions,
  showPromotion,
  listMissions,
  showRebate,
  showVip,
  showReferral,
  listLeaderboards,
].map(({ name }) => name)

/** What may be different once points came or went. */
const pointReads = [showPointBalance, listPointRewards, listRedemptions, listPointRecord].map(({ name }) => name)

/** Keeps what is pushed to a member and what the page shows in step, for as long as the session lasts. */
export default function LiveConnection({ token }: { token: string }): null {
  const cache = useQueryClient()
  useDuePassword()
  useContractProposals()
  useDueConsents()
  useEffect(() => {
    let balanceSeq: bigint | undefined
    const refresh = (name: string): void => void cache.invalidateQueries({ queryKey: [name] })
    return openLiveSocket({
      ticket: async () => (await call(askTicket)).ticket,
      onFrame(frame) {
        const { type, payload } = frame
        passOn(frame)
        if (type === 'settings-changed') refresh(showConsolidatedSettings.name)
        if (type === 'forced-logout' && payload.reason !== 'logged-out') session.endOf(token, payload.reason)
        if (type === 'remembered-login-reused') void warnOfReuse()
        if (type === 'bets') {
          cache.setQueriesData<OutputOf<typeof listShownBets>>({ queryKey: [listShownBets.name] }, (before) => {
            if (!before) return before
            const known = before.list.filter(({ id }) => payload.bets.every((bet) => bet.id !== id))
            return { ...before, list: [...payload.bets, ...known].slice(0, FEED_LINES) }
          })
        }
        if (type === 'deposit') {
          refresh(showDeposit.name)
          refresh(listDeposits.name)
        }
        if (type === 'withdrawal') {
          refresh(listWithdrawals.name)
          refresh(showWithdrawSettings.name)
        }
        if (type === 'rewards') for (const name of rewardReads) refresh(name)
        if (type === 'message') {
          refresh(countUnread.name)
          refresh(listInbox.name)
        }
        if (type === 'points') for (const name of pointReads) refresh(name)
        if (type === 'case') {
          refresh(showCase.name)
          refresh(listCases.name)
        }
        if (type === 'transfer') {
          refresh(listTransfers.name)
          refresh(listVendorWallets.name)
        }
        if (type === 'balance') {
          // Messages of one purse may overtake each other; an older balance says nothing.
          const seq = BigInt(payload.ledgerSeq)
          if (balanceSeq !== undefined && seq <= balanceSeq) return
          balanceSeq = seq
          refresh(showBalance.name)
        }
      },
      onOpen: () =>
        [
          ...rewardReads,
          countUnread.name,
          listInbox.name,
          ...pointReads,
          showBalance.name,
          showDeposit.name,
          listDeposits.name,
          listWithdrawals.name,
          listShownBets.name,
        ].forEach(refresh),
    })
  }, [cache, token])
  return null
}
