import { isRefused } from '@croupier/client/call-refused.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { session } from '@croupier/client/session.ts'
import { words } from '@croupier/client/words/words.ts'
import { closeToast, showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import type { QueryClient } from '@tanstack/react-query'
import { openDialog } from './open-dialog.ts'
import { heedTyping, isTyping } from '../page/typed-forms.ts'
import { closePortal } from '../session/system-status.ts'

/** Everything but the settings belongs to who was logged in. */
export function forgetMember(cache: QueryClient): void {
  cache.removeQueries({ predicate: (query) => query.queryKey[0] !== showConsolidatedSettings.name })
}

let offered: number | undefined

let told: number | undefined

/** Says that there is no line, for as long as there is none: what waits for an answer then waits quietly. */
function tellOfLine(): void {
  if (told !== undefined) closeToast(told)
  told = navigator.onLine ? undefined : showToast({ tone: 'bad', text: words.current().t('shell.offline.text') })
}

/**
 * A part of the page did not come. Said in a notice: a dialog would be one more part that may not come. Without a line
 * nothing is offered: a reload would take away what is there.
 */
export function offerReload(): void {
  if (!navigator.onLine) return
  const { t } = words.current()
  const isLosing = isTyping()
  const reload = (): void => {
    // Typed since it was offered: said first.
    if (!isLosing && isTyping()) offerReload()
    else location.reload()
  }
  if (offered !== undefined) closeToast(offered)
  offered = showToast({
    tone: 'bad',
    text: t(isLosing ? 'shell.chunk.typed' : 'shell.chunk.text'),
    action: { label: t('shell.newVersion.action'), onSelect: reload },
  })
}

/** What the whole page does about a fault, whichever call met it: the rows of the error catalogue that are no message. */
export function followFault(error: unknown): void {
  if (isRefused(error, 'system.maintenance')) closePortal('maintenance')
  if (isRefused(error, 'region.restricted')) closePortal('region')
  if (isRefused(error, 'domain.invalid')) closePortal('domain')
  if (isRefused(error, 'in_need_true_account')) openDialog({ kind: 'trial' })
  // What is due stands in the member's info, which opens the dialog for it.
  if (isRefused(error, 'password.change.due')) {
    void queryClient.invalidateQueries({ queryKey: [showMemberInfo.name] })
  }
}

/** Follows every call that goes through the cache; who calls beside it hands its faults to followFault. */
export function followFaults(cache: QueryClient): void {
  cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') followFault(event.action.error)
  })
  cache.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') followFault(event.action.error)
  })

  session.onEnd((reason) => {
    forgetMember(cache)
    if (reason !== 'asked') openDialog({ kind: 'login', why: reason, then: `${location.pathname}${location.search}` })
  })

  heedTyping()
  // A build that is gone: its chunks answer 404, or a proxy cuts them off.
  window.addEventListener('vite:preloadError', offerReload)
  window.addEventListener('offline', tellOfLine)
  window.addEventListener('online', tellOfLine)
}
