import { showHotGapInfo } from '@croupier/api/lottery/show-hot-gap-info.ts'
import { COUNTED_DRAWS, countedOf, standings } from '@croupier/games/lottery/trends.ts'
import { implement } from '../../../platform/implement.ts'
import { latestDrawn } from '../draws-store.ts'
import { findOffered } from '../offered.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

const places = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH']

export default implement(showHotGapInfo, async (ctx, { gameId, code }) => {
  const offered = code === undefined ? await lotteryByNode(ctx, ctx.db, gameId!) : await findOffered(ctx, ctx.db, code)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const counted = countedOf(offered.family.code)
  // Of lotteries with many prizes no number stands at a place.
  if (!counted) return { hot: {}, gap: {} }
  const draws = (await latestDrawn(ctx.db, [offered.game.code], COUNTED_DRAWS)).flatMap(({ drawn }) =>
    drawn ? [drawn] : [],
  )
  const columns = standings(draws, counted.signs, counted.places)
  const nameOf = (place: number | undefined) => (place === undefined ? 'ALL' : places[place]!)
  return {
    hot: Object.fromEntries(columns.map(({ place, signs }) => [nameOf(place), signs.map(({ count }) => count)])),
    gap: Object.fromEntries(columns.map(({ place, signs }) => [nameOf(place), signs.map(({ missing }) => missing)])),
  }
})
