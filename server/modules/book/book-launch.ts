import { originsPort } from '../../platform/origins-port.ts'
import type { VendorProtocol } from '../play/index.ts'

/** Leagues are pages of the portal. */
export const bookLaunch: VendorProtocol = {
  protocol: 'book',
  async launch(app, { game }) {
    const { portal } = app.ports.use(originsPort)
    return { url: `${portal}/book?gameCode=${encodeURIComponent(game.code)}` }
  },
}
