import { transferFunds } from '@croupier/api/funds/transfer-funds.ts'
import { implement } from '../../platform/implement.ts'
import { askForTransfer } from './ask-for-transfer.ts'
import { describeTransfer } from './describe-transfer.ts'

export default implement(transferFunds, async (ctx, { vassalage, amount, direction }) => {
  return describeTransfer(ctx, await askForTransfer(ctx, ctx.session, { vassalage, amount, direction }))
})
