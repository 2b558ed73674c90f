import { originsPort } from '../../platform/origins-port.ts'
import type { VendorProtocol } from '../play/index.ts'

/** Opens in-house games: a page on the games origin that is told its session in its own address. */
export const rgsProtocol: VendorProtocol = {
  protocol: 'rgs',
  async launch(app, { game, token, session, language, device, isDemo }) {
    const { games } = app.ports.use(originsPort)
    const url = new URL(`/play/${encodeURIComponent(game.code)}/`, games)
    url.searchParams.set('sessionID', token)
    url.searchParams.set('rgs_url', url.host)
    url.searchParams.set('lang', language)
    url.searchParams.set('device', device)
    url.searchParams.set('currency', session.currency)
    if (isDemo) url.searchParams.set('demo', 'true')
    return { url: url.href }
  },
}
