import { showPlayMenu } from '@croupier/api/lottery/show-play-menu.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { WHOLE_ODDS } from '@croupier/games/lottery/prize-group.ts'
import { decimalText } from '@croupier/games/engine/statistics.ts'
import { implement } from '../../../platform/implement.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

const DECIMALS = 6

export default implement(showPlayMenu, async (ctx, { gameId }) => {
  const offered = await lotteryByNode(ctx, ctx.db, gameId)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const { bets } = offered.family
  const paidOf = (playCode: string) =>
    new Ratio(BigInt(offered.game.oddsShares?.[playCode] ?? WHOLE_ODDS), BigInt(WHOLE_ODDS))
  const windows = Map.groupBy(bets, ({ window }) => window)
  const playMenuGroups = [...windows].map(([name, types]) => ({
    name,
    playSubGroups: types.map((type) => ({
      name: type.method,
      playMenus: [
        {
          playId: bets.indexOf(type) + 1,
          playCode: type.code,
          singleBetPrice: type.price,
          playSwitch: true,
          playMenuInfos: [{ bonus: decimalText(type.read(type.example)!.odds.times(paidOf(type.code)), DECIMALS) }],
        },
      ],
    })),
  }))
  return [{ prizeModeId: 1, playMenuGroups }]
})
