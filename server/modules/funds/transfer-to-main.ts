import { transferToMain } from '@croupier/api/funds/transfer-to-main.ts'
import { implement } from '../../platform/implement.ts'
import { askForTransfer } from './ask-for-transfer.ts'
import { describeTransfer } from './describe-transfer.ts'

export default implement(transferToMain, async (ctx, { vassalage, amount }) => {
  return describeTransfer(ctx, await askForTransfer(ctx, ctx.session, { vassalage, amount, direction: 'out' }))
})
