import { transferToVendor } from '@croupier/api/funds/transfer-to-vendor.ts'
import { implement } from '../../platform/implement.ts'
import { askForTransfer } from './ask-for-transfer.ts'

export default implement(transferToVendor, (ctx, { vassalage, amount }) =>
  askForTransfer(ctx, ctx.session, { vassalage, amount, direction: 'in' }),
)
