import { listBetHistory } from '@croupier/api/play/records/list-bet-history.ts'
import { implement } from '../../../platform/implement.ts'
import { recordPeriod } from '../../settings/index.ts'
import { pageOfBets } from './page-of-bets.ts'

export default implement(listBetHistory, async (ctx, input) => {
  const { memberId, currency } = ctx.session
  const filter = {
    memberId,
    isDemo: false,
    ...recordPeriod(ctx, input),
    gameType: input.gameCategory,
    vendorCode: input.vassalage,
    status: input.status,
  }
  return pageOfBets(ctx, filter, currency, input)
})
