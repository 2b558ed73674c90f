import { originsPort } from '../../platform/origins-port.ts'
import type { VendorProtocol } from '../play/index.ts'

/** Lotteries are pages of the portal. */
export const lotteryLaunch: VendorProtocol = {
  protocol: 'lottery',
  async launch(app, { game }) {
    const { portal } = app.ports.use(originsPort)
    return { url: `${portal}/lottery?gameCode=${encodeURIComponent(game.code)}` }
  },
}
