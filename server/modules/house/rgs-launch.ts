import type { App } from '../../platform/app.ts'
import { originsPort } from '../../platform/origins-port.ts'
import { settingsPort } from '../../platform/settings.ts'
import { type BundleVersion, bundlesPort } from '../bundles/index.ts'
import { type Launch, LaunchRefused, type VendorProtocol } from '../play/index.ts'
import { bundlePath } from './bundle-address.ts'
import { isOwnGame } from './house-game.ts'
import { jurisdiction } from './house-settings.ts'
import { findHouseRound, gamesOfRounds } from './rounds-store.ts'
import { findSeat } from './seats-store.ts'

/** The version whose page can show the player's game: that of the open round, else what is opened now. */
async function versionToOpen(app: App, { game, session }: Launch): Promise<BundleVersion> {
  const bundles = app.ports.use(bundlesPort)
  const place = { memberId: session.memberId, game: game.code, isDemo: session.isDemo }
  const seat = await findSeat(app.database, place)
  const open = seat?.isRoundOpen && seat.lastRoundId ? await findHouseRound(app.database, seat.lastRoundId) : undefined
  const version = open ? await bundles.version(game.code, open.version) : await bundles.currentVersion(game.code)
  if (!version) throw new LaunchRefused(`the house has no game called ${game.code}`)
  if (!version.hasPages)
    throw new LaunchRefused(`version ${version.version} of ${game.code} was imported without its page`)
  return version
}

/** Opens games of the house, its own and imported ones: a page that is told its session, each kind on an origin of its own. */
export const rgsProtocol: VendorProtocol = {
  protocol: 'rgs',
  async launch(app, launch) {
    const { game, token, session, language, device, isDemo } = launch
    const { games, bundles } = app.ports.use(originsPort)
    let url = new URL(`/play/${encodeURIComponent(game.code)}/`, games)
    let rgs = url.host
    let lang = language
    if (!isOwnGame(game.code)) {
      const version = await versionToOpen(app, launch)
      await app.ports.use(bundlesPort).pinSession(app.database, session.id, version)
      url = new URL(bundlePath(version), bundles)
      // Public clients put the protocol's paths right behind it.
      rgs = `${url.host}/rgs`
      // And know languages by two letters.
      lang = new Intl.Locale(language).language
    }
    url.searchParams.set('sessionID', token)
    url.searchParams.set('rgs_url', rgs)
    url.searchParams.set('lang', lang)
    url.searchParams.set('device', device)
    url.searchParams.set('currency', session.currency)
    if (isDemo) url.searchParams.set('demo', 'true')
    if (app.ports.use(settingsPort).read(jurisdiction).socialCasino) url.searchParams.set('social', 'true')
    return { url: url.href }
  },
  // Our own games show every round again; an imported one where its page asks for rounds at all.
  async shownAgain(scope, db, roundIds) {
    const bundles = scope.use(bundlesPort)
    const shown = new Set<string>()
    for (const { id, game, version, isImported } of await gamesOfRounds(db, roundIds)) {
      if (!isImported || (await bundles.version(game, version))?.showsReplays) shown.add(id)
    }
    return shown
  },
}
