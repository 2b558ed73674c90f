import { vendorSecret } from '../../../modules/catalogue/index.ts'
import { type Launch, LaunchRefused, RoomClosed, type VendorProtocol } from '../../../modules/play/index.ts'
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

/** Opens games at a vendor's server: for money by /launcher/real, for play money of his own by /launcher/demo. */
export const softswiss: VendorProtocol = {
  protocol: 'softswiss',
  async launch(app, launch) {
    const { launchUrl, casinoId } = launch.vendor.settings
    const secret = vendorSecret(app, launch.vendor)
    if (launchUrl === undefined || casinoId === undefined || secret === undefined) {
      throw new LaunchRefused(`vendor ${launch.vendor.code} lacks a launch address, a casino id or a secret`)
    }
    const address = routeOf(launchUrl, `api/v1/softswiss/launcher/${launch.isDemo ? 'demo' : 'real'}`)
    const body = JSON.stringify(launch.isDemo ? demoBody(launch) : realBody(launch))
    const headers = { 'x-request-sign': signatureOf(body, secret) }
    const answer = await askVendor(app, address, body, headers).catch((error: unknown) => {
      throw isRoomClosed(error) ? new RoomClosed(error.message, error) : error
    })
    return { url: addressIn(answer, 'launch_url') }
  },
  listRooms,
}
