import type { AnswerOf } from '@croupier/api/operation.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import type { Queryable } from '../../../platform/database.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { describeMember, standingsOf } from '../../identity/index.ts'
import { purseBalances } from './member-purses.ts'
import { amountText } from './purses.ts'

/** A member with their purses. @throws Refusal member.not.found */
export async function memberWithPurses(
  db: Queryable,
  account: string,
): Promise<Omit<AnswerOf<typeof showMember>, 'break' | 'lockedUntil'>> {
  const described = await describeMember(db, account)
  if (!described) throw new Refusal('member.not.found')
  const { member, upline, profile, lastLogin, holds } = described
  const purses = await purseBalances(db, member.id)
  return {
    id: member.id.toString(),
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    state: member.state,
    currency: member.currency,
    currencySymbol: currencyOf(member.currency).symbol,
    language: member.language,
    upline,
    ...profile,
    createdAt: member.createdAt,
    lastLogin,
    ...holds,
    purses: purses.map(({ name, unit, balance, isDebitClosed, seq }) => ({
      purse: name,
      unit,
      balance: amountText(unit, balance),
      isDebitClosed,
      seq: seq.toString(),
    })),
  }
}

export default implement(showMember, async (ctx, { account }) => {
  const member = await memberWithPurses(ctx.db, account)
  const id = BigInt(member.id)
  const standingOf = await standingsOf(ctx, [{ id, account: member.account }])
  return { ...member, ...standingOf(id) }
})
