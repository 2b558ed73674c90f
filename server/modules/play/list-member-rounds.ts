import { listMemberRounds } from '@croupier/api/play/list-member-rounds.ts'
import { implement } from '../../platform/implement.ts'
import { findMemberByAccount, isTrialType } from '../identity/index.ts'
import { recordPeriod } from '../settings/index.ts'
import { pageOfBets } from './page-of-bets.ts'

export default implement(listMemberRounds, async (ctx, input) => {
  const member = await findMemberByAccount(ctx.db, input.account)
  if (!member) throw ctx.refusal('member.not.found')
  const filter = {
    memberId: member.id,
    isDemo: isTrialType(member.type),
    ...recordPeriod(ctx, input),
    gameType: input.gameCategory,
    vendorCode: input.vassalage,
    status: input.status,
  }
  return pageOfBets(ctx, filter, member.currency, input)
})
