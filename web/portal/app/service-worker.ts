import { words } from '@croupier/client/words/words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { isGamePage } from '../page/game-pages.ts'
import { ownScript } from '../page/own-script.ts'
import { heedTyping, isTyping } from './typed-forms.ts'

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

/** Waits until nothing would be lost with the page: no form that somebody has typed in, and no game. */
async function leisure(): Promise<void> {
  const isFree = (): boolean => !isTyping() && !isGamePage(location.pathname)
  let wasFree: boolean
  do {
    wasFree = isFree()
    await new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER))
  } while (!wasFree || !isFree())
}

/** Loads the new build: at once, or when what somebody is about here has come to its end. */
async function takeOver(worker: ServiceWorker): Promise<void> {
  if (isTyping() || isGamePage(location.pathname)) {
    showToast({ text: words.current().t('shell.newVersion.later') })
    await leisure()
  }
  isAsked = true
  worker.postMessage('take-over', [])
}

/** A build that is ready: the one this page is of takes over quietly, another one when the person says so. */
async function welcome(worker: ServiceWorker): Promise<void> {
  const build = String(await buildOf(worker))
  if (document.querySelector(`link[href="/${build}"]`)) {
    worker.postMessage('take-over', [])
    return
  }
  const { t } = words.current()
  showToast({
    text: t('shell.newVersion.text'),
    milliseconds: undefined,
    action: {
      label: t('shell.newVersion.action'),
      onSelect: () => void takeOver(worker),
    },
  })
}

/** Keeps the page that stands in without a line, and offers a new build when there is one. */
export async function keepOfflinePage(): Promise<void> {
  heedTyping()
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(ownScript('/service-worker.js'), { updateViaCache: 'none' })
  const greet = (worker: ServiceWorker | null): void => {
    // The first worker there is replaces nothing.
    if (worker && serviceWorker.controller) void welcome(worker)
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
