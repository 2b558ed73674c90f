import { type Vendor, vendorSecret } from '../../../modules/catalogue/index.ts'
import {
  type FreeRounds,
  type Launch,
  LaunchRefused,
  RoomClosed,
  type VendorProtocol,
} from '../../../modules/play/index.ts'
import type { App } from '../../../platform/app.ts'
import { addressIn, askVendor, routeOf } from '../common/ask-vendor.ts'
import { twoLetters } from '../common/two-letters.ts'
import { isRoomClosed, listRooms } from './rooms.ts'
import { signatureOf } from './signature.ts'

/** Ours, beside the published wire: which table the game opens at. */
const roomOf = ({ roomId }: Pick<Launch, 'roomId'>) => (roomId === undefined ? {} : { room_id: roomId })

function realBody({ vendor, game, token, member, ...launch }: Launch): object {
  return {
    casino_id: vendor.settings.casinoId,
    game: game.code,
    account: { id: member.account, currency: member.currency, nickname: member.account },
    locale: twoLetters(launch.language),
    ip: launch.ip,
    client_type: launch.device,
    urls: { return_url: launch.urls.return, deposit_url: launch.urls.deposit },
    session_id: token,
    ...roomOf(launch),
  }
}

function demoBody({ vendor, game, member, ...launch }: Launch): object {
  return {
    casino_id: vendor.settings.casinoId,
    game: game.code,
    currency: member.currency,
    locale: twoLetters(launch.language),
    ip: launch.ip,
    client_type: launch.device,
    urls: { return_url: launch.urls.return },
    ...roomOf(launch),
  }
}

function freeRoundsBody({ vendor, game, member, reference, rounds, stake, expiresAt }: FreeRounds): object {
  return {
    casino_id: vendor.settings.casinoId,
    issue_id: reference,
    currency: member.currency,
    games: [game.code],
    freespins_quantity: rounds,
    bet_amount: stake.toString(),
    valid_until: new Date(expiresAt).toISOString(),
    account: { id: member.account, currency: member.currency, nickname: member.account },
  }
}

interface Side {
  launchUrl: string
  secret: string
}

/** Where the vendor is asked and what with; undefined where an operator has not said. */
function sideOf(app: App, vendor: Vendor): Side | undefined {
  const { launchUrl, casinoId } = vendor.settings
  const secret = vendorSecret(app, vendor)
  return launchUrl === undefined || casinoId === undefined || secret === undefined ? undefined : { launchUrl, secret }
}

function ask(app: App, { launchUrl, secret }: Side, route: string, asked: object): Promise<string> {
  const body = JSON.stringify(asked)
  const address = routeOf(launchUrl, `api/v1/softswiss/${route}`)
  return askVendor(app, address, body, { 'x-request-sign': signatureOf(body, secret) })
}

/** Opens games at a vendor's server: for money by /launcher/real, for the vendor's play money by /launcher/demo. */
export const softswiss: VendorProtocol = {
  protocol: 'softswiss',
  async launch(app, launch) {
    const side = sideOf(app, launch.vendor)
    if (!side) {
      throw new LaunchRefused(`vendor ${launch.vendor.code} lacks a launch address, a casino id or a secret`)
    }
    const { isDemo } = launch
    const answer = await ask(
      app,
      side,
      `launcher/${isDemo ? 'demo' : 'real'}`,
      isDemo ? demoBody(launch) : realBody(launch),
    ).catch((error: unknown) => {
      throw isRoomClosed(error) ? new RoomClosed(error.message, error) : error
    })
    return { url: addressIn(answer, 'launch_url') }
  },
  async grantFreeRounds(app, asked) {
    const side = sideOf(app, asked.vendor)
    if (!side) return { outcome: 'refused', reason: `vendor ${asked.vendor.code} is not set up` }
    try {
      await ask(app, side, 'freespins/issue', freeRoundsBody(asked))
      return { outcome: 'granted' }
    } catch (error) {
      if (!(error instanceof LaunchRefused)) throw error
      // Only a plain no is one: after a fault of theirs, or silence, they may have given them, and “later” says nothing.
      const status = error.said?.status ?? 0
      const isNo = status >= 400 && status < 500 && status !== 408 && status !== 429
      return { outcome: isNo ? 'refused' : 'unknown', reason: error.message }
    }
  },
  listRooms,
}
