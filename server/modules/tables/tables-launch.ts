import { originsPort } from '../../platform/origins-port.ts'
import type { VendorProtocol } from '../play/index.ts'
import { recordsOf } from './records.ts'

/** Tables are pages of the portal, and so are their rounds. */
export const tablesLaunch: VendorProtocol = {
  protocol: 'tables',
  async launch(app, { game }) {
    const { portal } = app.ports.use(originsPort)
    return { url: `${portal}/tables?gameCode=${encodeURIComponent(game.code)}` }
  },
  recordsOf,
}
