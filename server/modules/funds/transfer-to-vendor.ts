import { transferToVendor } from '@croupier/api/funds/transfer-to-vendor.ts'
import { implement } from '../../platform/implement.ts'
import { askForTransfer } from './ask-for-transfer.ts'
import { describeTransfer } from './describe-transfer.ts'

export default implement(transferToVendor, async (ctx, { vassalage, amount }) => {
  return describeTransfer(ctx, await askForTransfer(ctx, ctx.session, { vassalage, amount, direction: 'in' }))
})
