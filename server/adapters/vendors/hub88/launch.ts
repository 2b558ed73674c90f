import type { App } from '../../../platform/app.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { type Launch, LaunchRefused, type VendorProtocol } from '../../../modules/play/index.ts'
import { countries } from '../../../modules/settings/index.ts'
import { addressIn, askVendor, routeOf } from '../common/ask-vendor.ts'
import { twoLetters } from '../common/two-letters.ts'
import { caletaDialect, type Dialect, hub88Dialect } from './dialects.ts'
import { keysOf } from './keys.ts'
import { signatureOf } from './signature.ts'

/** Languages that Caleta’s games speak. */
const CALETA_LANGUAGES = ['en', 'pt', 'ko', 'th', 'de', 'es', 'ja', 'ru', 'tr', 'vi', 'zh']

/** What both dialects ask with. In a demo nobody plays, and the money is the vendor’s. */
function common(dialect: Dialect, app: App, launch: Launch) {
  const { game, isDemo, member, token, urls } = launch
  return {
    ...(isDemo ? {} : { user: member.account, token }),
    // Under one name at the vendor an operator may have several brands: each is told by its own address.
    sub_partner_id: new URL(urls.return).hostname,
    lobby_url: urls.return,
    deposit_url: urls.deposit,
    game_code: game.code,
    currency: isDemo ? dialect.demoCurrency : member.currency,
    country: app.ports.use(settingsPort).read(countries)[0]!.countryCode,
  }
}

function hub88Body(app: App, launch: Launch, operatorId: string): object {
  return {
    ...common(hub88Dialect, app, launch),
    // A number there, where it looks like one.
    operator_id: /^[1-9]\d{0,14}$/.test(operatorId) ? Number(operatorId) : operatorId,
    platform: launch.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lang: twoLetters(launch.language),
    ip: launch.ip,
  }
}

function caletaBody(app: App, launch: Launch, operatorId: string): object {
  const language = twoLetters(launch.language)
  return {
    ...common(caletaDialect, app, launch),
    operator_id: operatorId,
    lang: CALETA_LANGUAGES.includes(language) ? language : 'en',
  }
}

function protocolOf(
  dialect: Dialect,
  bodyOf: (app: App, launch: Launch, operatorId: string) => object,
): VendorProtocol {
  return {
    protocol: dialect.protocol,
    async launch(app, launch) {
      const { launchUrl, casinoId } = launch.vendor.settings
      const { ours } = keysOf(app, launch.vendor)
      if (launchUrl === undefined || casinoId === undefined || ours === undefined) {
        throw new LaunchRefused(`vendor ${launch.vendor.code} lacks a launch address, an operator id or our key`)
      }
      const body = JSON.stringify(bodyOf(app, launch, casinoId))
      const signed = { [dialect.header]: signatureOf(body, ours) }
      const answer = await askVendor(app, routeOf(launchUrl, dialect.launchRoute), body, signed)
      return { url: addressIn(answer, 'url') }
    },
  }
}

/** Opens games at Hub88. */
export const hub88 = protocolOf(hub88Dialect, hub88Body)
/** Opens games at Caleta. */
export const caleta = protocolOf(caletaDialect, caletaBody)
