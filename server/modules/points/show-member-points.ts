import { showMemberPoints } from '@croupier/api/points/show-member-points.ts'
import { implement } from '../../platform/implement.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { shortfallsOf } from './earnings-store.ts'
import { pointText } from './point-amount.ts'
import { pointLines } from './point-lines.ts'
import { pointAccounts } from './points-purse.ts'

export default implement(showMemberPoints, async (ctx, { account, before, pageSize }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  const purse = (await pointAccounts(ctx.db, [member.id])).get(member.id)
  if (!purse) throw ctx.refusal('wallet.purse.missing')
  const owed = (await shortfallsOf(ctx.db, [member.id])).get(member.id) ?? 0n
  const place = { memberId: member.id, account: purse.account }
  const lines = await pointLines(ctx, place, { before, limit: pageSize })
  return { balance: pointText(purse.balance), owed: pointText(owed), ...lines }
})
