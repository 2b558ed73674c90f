import { exportWithdrawalOrders } from '@croupier/api/wallet/exports/export-withdrawal-orders.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { exportAddress } from './export-ticket.ts'

export default implement(exportWithdrawalOrders, async (ctx, asked) => {
  const { account } = asked
  if (account !== undefined && !(await findMemberByAccount(ctx.tx, account))) throw ctx.refusal('member.not.found')
  return { address: exportAddress(ctx, { list: 'withdrawals', asked, by: nameOfActor(ctx.actor) }) }
})
