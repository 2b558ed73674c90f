import { WARNING_MINUTES } from '@croupier/api/identity/session-time/session-time.ts'
import { showSessionTime } from '@croupier/api/identity/session-time/show-session-time.ts'
import { serverNow } from '@croupier/client/server-clock.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { words } from '@croupier/client/words/words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useEffect, useEffectEvent } from 'react'
import { closeDialog, openDialog, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'

const A_MINUTE = 60_000
/** The server's clock is known here to about a second: so much later it agrees that the moment has come. */
const LATER = 1500

/** Does something once a moment of the server's clock has come, each time it is known anew to be still ahead. */
function useMoment(moment: number | null | undefined, readAt: number, act: () => void): void {
  const come = useEffectEvent(act)
  useEffect(() => {
    if (moment == null) return undefined
    const timer = setTimeout(() => come(), Math.max(0, moment - serverNow()) + LATER)
    return () => clearTimeout(timer)
  }, [moment, readAt])
}

async function warn(endsAt: number): Promise<void> {
  await words.need('time')
  const minutes = Math.max(1, Math.ceil((endsAt - serverNow()) / A_MINUTE))
  if (minutes > WARNING_MINUTES) return
  showToast({ text: words.current().t('time.ending', { minutes }), milliseconds: A_MINUTE })
}

/**
 * Says a while before that a member's own limit ends the session, has the server say that it is over when it is, and puts
 * the reality check before whoever owes one: over a game too, again after a reload, and until it is answered in one tab.
 */
export function useSessionTime(): void {
  const { info } = useMember()
  const enabled = info !== undefined && info.cashierOf == null && !info.passwordDue
  const { data, dataUpdatedAt, refetch } = useOperation(showSessionTime, {}, { enabled, staleMilliseconds: 0 })
  const time = enabled ? data : undefined
  const dialog = useOpenDialog()?.kind
  const isOwed = time?.isCheckDue ?? false
  const endsAt = time?.isLimited ? time.endsAt : null
  const ask = (): void => void refetch()
  useMoment(isOwed ? null : time?.checkDueAt, dataUpdatedAt, ask)
  useMoment(endsAt, dataUpdatedAt, ask)
  // Told once: what is read again meanwhile tells it no second time.
  useMoment(endsAt === null ? null : endsAt - WARNING_MINUTES * A_MINUTE, 0, () => {
    if (endsAt !== null) void warn(endsAt)
  })
  useEffect(() => {
    if (isOwed && dialog === undefined) openDialog({ kind: 'realityCheck' })
    if (!isOwed && dialog === 'realityCheck') closeDialog()
  }, [isOwed, dialog])
}
