import { exportDepositOrders } from '@croupier/api/wallet/exports/export-deposit-orders.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { exportAddress } from './export-ticket.ts'

export default implement(exportDepositOrders, async (ctx, asked) => {
  const { account } = asked
  if (account !== undefined && !(await findMemberByAccount(ctx.tx, account))) throw ctx.refusal('member.not.found')
  return { address: exportAddress(ctx, { list: 'deposits', asked }) }
})
