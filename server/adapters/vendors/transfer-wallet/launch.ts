import { vendorAccountOf, VendorUnclear } from '../../../modules/funds/index.ts'
import { outsidePort } from '../../../platform/outside.ts'
import { LaunchRefused, type VendorProtocol } from '../../../modules/play/index.ts'
import { ask } from './client.ts'
import { launchAnswer } from './wire.ts'

function webAddress(text: string): string | undefined {
  const url = URL.parse(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

/** Opens games that are played with what lies in the vendor's wallet. */
export const transferLaunch: VendorProtocol = {
  protocol: 'transfer',
  async launch(app, { vendor, game, member, language, device, isDemo, urls }) {
    const account = vendorAccountOf(app, vendor)
    if (!account) throw new LaunchRefused(`vendor ${vendor.code} lacks a launch address, a casino id or a secret`)
    const body = {
      account: member.account,
      currency: member.currency,
      game: game.code,
      language,
      device,
      isDemo,
      returnUrl: urls.return,
      depositUrl: urls.deposit,
    }
    let answered: string
    try {
      answered = (await ask(app.ports.use(outsidePort), account, 'launch', body, launchAnswer)).url
    } catch (error) {
      if (!(error instanceof VendorUnclear)) throw error
      throw new LaunchRefused(`the vendor opened no game: ${error.message}`)
    }
    const url = webAddress(answered)
    if (url === undefined) throw new LaunchRefused('the vendor answered no launch address')
    return { url }
  },
}
