import { recallFunds } from '@croupier/api/funds/recall-funds.ts'
import { implement } from '../../platform/implement.ts'
import { recallWallets } from './recall-wallets.ts'

export default implement(recallFunds, async (ctx) => {
  const { memberId, account, currency } = ctx.session
  const list = await recallWallets(ctx, { memberId, account, currency, byStaff: false })
  return ctx.conclude(async () => ({ list }))
})
