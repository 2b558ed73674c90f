import { notePushOwner } from './push-owner.ts'

/** Whether this browser can be told while no page of ours is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether the person has told their browser to let us tell them nothing. */
export function isPushRefused(): boolean {
  return canPush() && Notification.permission === 'denied'
}

/** What the browser gave us when its person agreed. */
export async function browserPush(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const { pushManager } = await navigator.serviceWorker.ready
  return pushManager.getSubscription()
}

/** Where the house tells this browser, and the keys it writes with. */
export interface GivenPush {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * Asks the person, and then the browser's own service, to be told what is signed by `key`. Called by a press alone.
 * Undefined where either says no.
 */
export async function beginBrowserPush(key: string): Promise<GivenPush | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  try {
    // One for an older key of the house could not be told any more.
    await (await browserPush())?.unsubscribe()
    const { pushManager } = await navigator.serviceWorker.ready
    const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint = '', keys = {} } = given.toJSON()
    return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
  } catch {
    return undefined
  }
}

/** Takes back what the browser gave: its service answers the house that it is gone. */
export async function endBrowserPush(): Promise<void> {
  notePushOwner(null)
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const given = await registration?.pushManager.getSubscription()
  await given?.unsubscribe()
}
