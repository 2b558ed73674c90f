import type { PhoneCodeAnswer, PhoneCodeErrand } from '@croupier/client/phone-code-wire.ts'
import { portalOrigin } from '../shell/portal-frame.ts'
import { openRobotCheck } from './recaptcha.ts'
import { runErrand } from './run-errand.ts'
import './phone-code.css'

const place = document.querySelector('#check')
const portal = portalOrigin(window)

function tell(answer: PhoneCodeAnswer): void {
  if (portal !== undefined) window.parent.postMessage({ croupier: 1, ...answer }, portal)
}

/** The portal alone can frame this page, by its policy; nobody else is heard, and one errand is run. */
function hear({ data, origin, source }: MessageEvent<unknown>): void {
  if (origin !== portal || source !== window.parent || typeof data !== 'object' || data === null || !place) return
  const { croupier, type } = data as { croupier?: unknown; type?: unknown }
  if (croupier !== 1 || (type !== 'send' && type !== 'confirm')) return
  window.removeEventListener('message', hear)
  void runErrand(data as PhoneCodeErrand, (channel) => openRobotCheck(channel, place)).then(tell)
}

window.addEventListener('message', hear)
tell({ type: 'ready' })
