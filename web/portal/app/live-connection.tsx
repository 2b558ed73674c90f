import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import { openLiveSocket as askTicket } from '@croupier/api/live/open-live-socket.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { listShownBets } from '@croupier/api/play/list-shown-bets.ts'
import { FEED_LINES } from '@croupier/api/play/winner-answers.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { listDeposits } from '@croupier/api/wallet/list-deposits.ts'
import { listWithdrawals } from '@croupier/api/wallet/list-withdrawals.ts'
import { showBalance } from '@croupier/api/wallet/show-balance.ts'
import { showWithdrawSettings } from '@croupier/api/wallet/show-withdraw-settings.ts'
import { showDeposit } from '@croupier/api/wallet/show-deposit.ts'
import { call } from '@croupier/client/call.ts'
import { openLiveSocket } from '@croupier/client/live-socket.ts'
import { session } from '@croupier/client/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDuePassword } from './due-password.ts'
import { warnOfReuse } from './warn-of-reuse.ts'

/** Keeps what is pushed to a member and what the page shows in step, for as long as the session lasts. */
export default function LiveConnection({ token }: { token: string }): null {
  const cache = useQueryClient()
  useDuePassword()
  useEffect(() => {
    let balanceSeq = -1n
    const refresh = (name: string): void => void cache.invalidateQueries({ queryKey: [name] })
    return openLiveSocket({
      ticket: async () => (await call(askTicket)).ticket,
      onFrame({ type, payload }) {
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
        if (type === 'transfer') {
          refresh(listTransfers.name)
          refresh(listVendorWallets.name)
        }
        if (type === 'balance') {
          // Messages of one purse may overtake each other; an older balance says nothing.
          const seq = BigInt(payload.ledgerSeq)
          if (seq <= balanceSeq) return
          balanceSeq = seq
          refresh(showBalance.name)
        }
      },
      onOpen: () =>
        [showBalance, showDeposit, listDeposits, listWithdrawals, listShownBets].forEach(({ name }) => refresh(name)),
    })
  }, [cache, token])
  return null
}
