import type { App } from '../../platform/app.ts'
import { originsPort } from '../../platform/origins-port.ts'
import { type BundleVersion, bundlesPort, FRONT_PAGE, type ServedFile } from '../bundles/index.ts'
import { isOwnGame } from './house-game.ts'
import { microOfUnits } from './micro.ts'
import { findHouseRound } from './rounds-store.ts'

/** Where the page of a version lies on the origin of bundles. */
export function bundlePath({ game, version }: Pick<BundleVersion, 'game' | 'version'>): string {
  return `/bundle/${encodeURIComponent(game)}/${encodeURIComponent(version)}/`
}

/**
 * Where the betting record's address of an imported game leads, `/play/<code>/?replay=true&roundId=…`: to the page of the
 * round's own version, with the words by which clients of this form show a round again. Undefined for anything
 * else, and where that page shows none.
 */
export async function bundleReplayAddress(app: App, code: string, query: URLSearchParams): Promise<string | undefined> {
  if (isOwnGame(code) || query.get('replay') !== 'true') return undefined
  const round = await findHouseRound(app.database, query.get('roundId') ?? '')
  if (!round || round.game !== code || round.bookId === null || round.state !== 'closed') return undefined
  const version = await app.ports.use(bundlesPort).version(round.game, round.version)
  if (!version?.showsReplays) return undefined
  const url = new URL(bundlePath(round), app.ports.use(originsPort).bundles)
  const words = {
    replay: 'true',
    game: round.game,
    version: round.version,
    mode: round.mode,
    event: String(round.bookId),
    rgs_url: `${url.host}/rgs`,
    currency: round.currency,
    amount: String(microOfUnits(round.amount, round.currency)),
    lang: query.get('lang') ?? 'en',
    device: query.get('device') ?? 'desktop',
  }
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value)
  return url.href
}

/** A file of a version's page; the page itself where no path is given. Undefined where there is none. */
export async function bundleFile(
  app: App,
  { game, version, path, takesBrotli }: { game: string; version: string; path: string; takesBrotli: boolean },
): Promise<ServedFile | undefined> {
  const bundles = app.ports.use(bundlesPort)
  const found = await bundles.version(game, version)
  return found && bundles.file(found, path === '' ? FRONT_PAGE : path, takesBrotli)
}
