import { listRounds } from '@croupier/api/play/list-rounds.ts'
import { implement } from '../../platform/implement.ts'
import { accountNamesOf, findMemberByAccount, isTrialType } from '../identity/index.ts'
import { recordPeriod } from '../settings/index.ts'
import { listBets } from './bet-records-store.ts'
import { describeBet } from './describe-bet.ts'

export default implement(listRounds, async (ctx, input) => {
  const member = input.account === undefined ? undefined : await findMemberByAccount(ctx.db, input.account)
  if (input.account !== undefined && !member) throw ctx.refusal('member.not.found')
  const filter = {
    memberId: member?.id,
    currency: input.currency,
    isDemo: member !== undefined && isTrialType(member.type),
    ...recordPeriod(ctx, input),
    gameType: input.gameCategory,
    vendorCode: input.vassalage,
    status: input.status,
  }
  const found = await listBets(ctx.db, filter, { before: input.before, skipped: 0, limit: input.pageSize + 1 })
  const page = found.slice(0, input.pageSize)
  const accounts = await accountNamesOf(
    ctx.db,
    page.map((round) => round.memberId),
  )
  return {
    list: page.map((round) => ({ ...describeBet(ctx, round), account: accounts.get(round.memberId) ?? '' })),
    next: found.length > input.pageSize ? page.at(-1)!.id : null,
  }
})
