import { words } from '@croupier/client/words/words.ts'
import { closeToast, showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { isGamePage } from '../page/game-pages.ts'
import { ownScript } from '../page/own-script.ts'
import { hasOpenDialog, isTyping } from '../page/typed-forms.ts'

/** Between two looks for a new build, of a page that stays open. */
const LOOK_EVERY = 3_600_000

/** Which build a worker belongs to: the name of that build's entry. */
function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    worker.postMessage('build', [port2])
  })
}

let isAsked = false

/** Between two looks whether a page may be left, and how long it must have been so: what was sent is answered by then. */
const LEAVE_AFTER = 2_000

/** Waits until it has been so for a while. */
async function untilSettled(isSo: () => boolean): Promise<void> {
  let wasSo: boolean
  do {
    wasSo = isSo()
    await new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER))
  } while (!wasSo || !isSo())
}

/** Whether nothing would be lost with the page: no form that somebody has typed in, no step of a dialog, and no game. */
const mayLeave = (): boolean => !isTyping() && !hasOpenDialog() && !isGamePage(location.pathname)

/** Loads the new build: at once, or when what somebody is about here has come to its end. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (!mayLeave()) {
    showToast({ text: words.current().t('shell.newVersion.later') })
    await untilSettled(mayLeave)
  }
  isAsked = true
  const { waiting } = registration
  // Where another window of the portal has let it take over, none waits any more.
  if (waiting) waiting.postMessage('take-over', [])
  else location.reload()
}

let offered: number | undefined

/** A build that is ready: the one this page is of takes over quietly, another one when the person says so. */
async function welcome(worker: ServiceWorker, registration: ServiceWorkerRegistration): Promise<void> {
  const build = String(await buildOf(worker))
  if (document.querySelector(`link[href="/${build}"]`)) {
    worker.postMessage('take-over', [])
    return
  }
  // Above a dialog the offer would cover what is filled in there, and could not be pressed.
  if (hasOpenDialog()) await untilSettled(() => !hasOpenDialog())
  // One that came meanwhile took its place.
  if (worker.state === 'redundant') return
  if (offered !== undefined) closeToast(offered)
  const { t } = words.current()
  offered = showToast({
    text: t('shell.newVersion.text'),
    milliseconds: undefined,
    action: {
      label: t('shell.newVersion.action'),
      onSelect: () => void takeOver(registration),
    },
  })
}

/** Keeps the page that stands in without a line, and offers a new build when there is one. */
export async function keepOfflinePage(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(ownScript('/service-worker.js'), { updateViaCache: 'none' })
  const greet = (worker: ServiceWorker | null): void => {
    // The first worker there is replaces nothing.
    if (worker && serviceWorker.controller) void welcome(worker, registration)
  }
  greet(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') greet(coming)
    })
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload()
  })
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_EVERY) return
    lookedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
