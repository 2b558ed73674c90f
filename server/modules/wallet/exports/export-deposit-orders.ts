import { exportDepositOrders } from '@croupier/api/wallet/exports/export-deposit-orders.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { exportAddress } from './export-ticket.ts'

export default implement(exportDepositOrders, async (ctx, { account, ...filter }) => {
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.tx, account)
  if (account !== undefined && !member) throw ctx.refusal('member.not.found')
  const ofMember = member && { memberId: member.id.toString() }
  return { address: exportAddress(ctx, { list: 'deposits', ...filter, ...ofMember }) }
})
