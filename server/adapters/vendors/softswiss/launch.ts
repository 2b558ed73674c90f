import * as z from 'zod/mini'
import { vendorSecret } from '../../../modules/catalogue/index.ts'
import { type Launch, LaunchRefused, type VendorProtocol } from '../../../modules/play/index.ts'
import { signatureOf } from './signature.ts'
import { launchAnswer } from './wire.ts'

const PATIENCE_MILLISECONDS = 10_000
const LONGEST_ANSWER = 65_536

function realBody({ vendor, game, token, member, ...launch }: Launch): object {
  return {
    casino_id: vendor.settings.casinoId,
    game: game.code,
    account: { id: member.account, currency: member.currency, nickname: member.account },
    locale: launch.language,
    ip: launch.ip,
    client_type: launch.device,
    urls: { return_url: launch.urls.return, deposit_url: launch.urls.deposit },
    session_id: token,
  }
}

function demoBody({ vendor, game, member, ...launch }: Launch): object {
  return {
    casino_id: vendor.settings.casinoId,
    game: game.code,
    currency: member.currency,
    locale: launch.language,
    ip: launch.ip,
    client_type: launch.device,
    urls: { return_url: launch.urls.return },
  }
}

async function ask(address: string, body: string, signature: string): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-request-sign': signature },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
    const text = (await response.text()).slice(0, LONGEST_ANSWER)
    if (!response.ok) throw new LaunchRefused(`the vendor answered ${response.status}: ${text.slice(0, 300)}`)
    return text
  } catch (error) {
    if (error instanceof LaunchRefused) throw error
    throw new LaunchRefused('the vendor did not answer', { cause: error })
  }
}

function addressIn(text: string): string {
  try {
    const { launch_url } = z.parse(launchAnswer, JSON.parse(text))
    const url = new URL(launch_url)
    if (url.protocol === 'https:' || url.protocol === 'http:') return url.href
  } catch {
    // Told below, like every other answer that is no address.
  }
  throw new LaunchRefused(`the vendor answered no launch address: ${text.slice(0, 300)}`)
}

/** Opens games at a vendor's server: for money by /launcher/real, for play money of his own by /launcher/demo. */
export const softswiss: VendorProtocol = {
  protocol: 'softswiss',
  async launch(app, launch) {
    const { launchUrl, casinoId } = launch.vendor.settings
    const secret = vendorSecret(app, launch.vendor)
    if (launchUrl === undefined || casinoId === undefined || secret === undefined) {
      throw new LaunchRefused(`vendor ${launch.vendor.code} lacks a launch address, a casino id or a secret`)
    }
    const address = `${launchUrl.replace(/\/$/, '')}/api/v1/softswiss/launcher/${launch.isDemo ? 'demo' : 'real'}`
    const body = JSON.stringify(launch.isDemo ? demoBody(launch) : realBody(launch))
    return { url: addressIn(await ask(address, body, signatureOf(body, secret))) }
  },
}
