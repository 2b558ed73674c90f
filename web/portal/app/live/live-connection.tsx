import { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import { listShownBets } from '@croupier/api/figures/winners/list-shown-bets.ts'
import { FEED_LINES } from '@croupier/api/figures/winners/winner-answers.ts'
import { openLiveSocket as askTicket } from '@croupier/api/live/open-live-socket.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { call } from '@croupier/client/call.ts'
import { passOn } from '@croupier/client/live-following.ts'
import { readsAfterLoss, readsAt, readsBehind } from '@croupier/client/live-reads.ts'
import { openLiveSocket } from '@croupier/client/live-socket.ts'
import { createReadsBehind } from '@croupier/client/read-behind.ts'
import { session } from '@croupier/client/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useContractProposals } from './contract-proposals.ts'
import { useDueConsents } from './due-consents.ts'
import { useDuePassword } from './due-password.ts'
import { liveReads } from './live-reads.ts'
import { useSessionTime } from './session-time.ts'
import { warnOfReuse } from './warn-of-reuse.ts'

/** What every page begins with. */
const begunWith: ReadonlySet<string> = new Set([showConsolidatedSettings.name, listAnnouncements.name])

/** Keeps what is pushed to a member and what the page shows in step, for as long as the session lasts. */
export default function LiveConnection({ token }: { token: string }): null {
  const cache = useQueryClient()
  useDuePassword()
  useSessionTime()
  useContractProposals()
  useDueConsents()
  useEffect(() => {
    let balanceSeq: bigint | undefined
    let wasOpen = false
    const refresh = (name: string): void => void cache.invalidateQueries({ queryKey: [name] })
    const behind = createReadsBehind(refresh)
    const close = openLiveSocket({
      ticket: async () => (await call(askTicket)).ticket,
      onFrame(frame) {
        const { type, payload } = frame
        passOn(frame)
        if (type === 'forced-logout' && payload.reason !== 'logged-out') session.endOf(token, payload.reason)
        if (type === 'remembered-login-reused') void warnOfReuse()
        if (type === 'bets') {
          cache.setQueriesData<OutputOf<typeof listShownBets>>({ queryKey: [listShownBets.name] }, (before) => {
            if (!before) return before
            const known = before.list.filter(({ id }) => payload.bets.every((bet) => bet.id !== id))
            return { ...before, list: [...payload.bets, ...known].slice(0, FEED_LINES) }
          })
        }
        if (type === 'balance') {
          // Messages of one purse may overtake each other; an older balance says nothing.
          const seq = BigInt(payload.ledgerSeq)
          if (balanceSeq !== undefined && seq <= balanceSeq) return
          balanceSeq = seq
        }
        readsAt(liveReads, type).forEach(refresh)
        readsBehind(liveReads, type).forEach(behind.note)
      },
      onOpen() {
        const names = readsAfterLoss(liveReads)
        // The page has only just begun with these; nothing was lost yet.
        names.filter((name) => wasOpen || !begunWith.has(name)).forEach(refresh)
        wasOpen = true
      },
    })
    return () => {
      behind.close()
      close()
    }
  }, [cache, token])
  return null
}
