import { transferFunds } from '@croupier/api/funds/transfer-funds.ts'
import { implement } from '../../platform/implement.ts'
import { askForTransfer } from './ask-for-transfer.ts'

export default implement(transferFunds, (ctx, { vassalage, amount, direction }) =>
  askForTransfer(ctx, ctx.session, { vassalage, amount, direction }),
)
