import { words } from '@croupier/client/words/words.ts'
import { showToast } from '@croupier/kit/components/toast-queue.ts'

/** Between two looks for a new build, of a page that stays open. */
const LOOK_EVERY = 3_600_000

interface ScriptAddresses {
  createScriptURL(address: string): string
}

/** The one script this page ever names by hand; the policy wants it said by the one policy it allows. */
function workerAddress(): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }
  }
  const address = '/service-worker.js'
  if (!trustedTypes) return address
  const rules = {
    createScriptURL(asked: string): string {
      if (asked !== address) throw new TypeError(`not a script of the portal: ${asked}`)
      return asked
    },
  }
  return trustedTypes.createPolicy('croupier', rules).createScriptURL(address)
}

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
      onSelect() {
        isAsked = true
        worker.postMessage('take-over', [])
      },
    },
  })
}

/** Keeps the page that stands in without a line, and offers a new build when there is one. */
export async function keepOfflinePage(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
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
