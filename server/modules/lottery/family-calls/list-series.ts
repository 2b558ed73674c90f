import { listSeries } from '@croupier/api/lottery/list-series.ts'
import { families } from '@croupier/games/lottery/families.ts'
import { LOWEST_GROUP } from '@croupier/games/lottery/prize-group.ts'
import { implement } from '../../../platform/implement.ts'
import { prizeGroupsPort } from '../prize-group-port.ts'

export default implement(listSeries, async (ctx) => {
  const own = await ctx.use(prizeGroupsPort).groupOf(ctx.db, ctx.session.memberId)
  return families
    .filter(({ isHouse }) => isHouse)
    .map(({ code }) => ({
      gameGroupCode: code,
      prizeModeId: 1,
      minSeries: LOWEST_GROUP,
      maxSeries: own,
      maxBetSeries: own,
      defaultSeries: own,
    }))
})
