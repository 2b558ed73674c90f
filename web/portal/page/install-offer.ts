/** What a browser that can install the portal hands to the page, to be asked when the person says so. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

function change(next: InstallOffer | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** From the start of the page on: the browser says it once. */
export function heedInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Its own bar would stand in the way of the page; ours is asked for.
    event.preventDefault()
    change(event as InstallOffer)
  })
  window.addEventListener('appinstalled', () => change(undefined))
}

export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isThere: (): boolean => offer !== undefined,
  /** An offer can be taken up once, whatever the person then decides. */
  async take(): Promise<void> {
    const taken = offer
    change(undefined)
    await taken?.prompt()
  },
}

/** Whether the page runs as an app already. */
export function isInstalled(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return isOnHomeScreen || window.matchMedia('(display-mode: standalone)').matches
}
