import type * as z from 'zod/mini'
import type { gameOdds } from '@croupier/api/games/game-odds.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { inHouseGames } from '@croupier/games/index.ts'
import type { Scope } from '../../platform/context.ts'
import { originsPort } from '../../platform/origins-port.ts'
import { bundlesPort, HUNDREDTHS, tablePath } from '../bundles/index.ts'
import { type Game, vendorById } from '../catalogue/index.ts'
import { bundlePath } from './bundle-address.ts'

type GameOdds = z.output<typeof gameOdds>

const nobodys: GameOdds = { proof: 'none', version: null, verifyPage: null, modes: [] }

/** Cut off, so that no figure promises more than is so. */
function decimals({ numerator, denominator }: Ratio, places: number): string {
  const digits = String((numerator * 10n ** BigInt(places)) / denominator).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const percent = (ratio: Ratio) => decimals(ratio.times(100n), 2)
const costText = (cost: Ratio) => decimals(cost, 6).replace(/\.?0+$/, '')

/** The figures of a game's modes as they are opened now: of the house's own rules, or of the imported tables. */
export async function gameOddsOf(ctx: Pick<Scope, 'use'>, game: Game): Promise<GameOdds> {
  if (vendorById(ctx, game.vendorId)?.protocol !== 'rgs') return nobodys
  const { games, bundles: bundlesOrigin } = ctx.use(originsPort)
  const verifyPage = new URL('/play/verify/', games).href
  const own = inHouseGames.find(({ code }) => code === game.code)
  if (own) {
    const { version, rtp, hitRate, highest } = own
    const modes = own.modes.map(({ name, cost }) => ({
      mode: name,
      cost: String(cost),
      rtp: percent(rtp),
      hitRate: hitRate ? percent(hitRate) : null,
      maxWin: highest ? decimals(highest, 2) : null,
      tableHash: null,
      tableUrl: null,
    }))
    return { proof: 'rules', version, verifyPage, modes }
  }
  const version = await ctx.use(bundlesPort).currentVersion(game.code)
  if (!version) return nobodys
  const modes = version.modes.map((mode) => ({
    mode: mode.name,
    cost: costText(mode.cost),
    rtp: percent(mode.rtp),
    hitRate: percent(mode.hitRate),
    maxWin: decimals(new Ratio(mode.highestPayout, HUNDREDTHS), 2),
    tableHash: mode.lookupHash,
    tableUrl: new URL(`${bundlePath(version)}${tablePath(mode.name)}`, bundlesOrigin).href,
  }))
  return { proof: 'tables', version: version.version, verifyPage, modes }
}
