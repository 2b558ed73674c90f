import { transferToMain } from '@croupier/api/funds/transfer-to-main.ts'
import { implement } from '../../platform/implement.ts'
import { askForTransfer } from './ask-for-transfer.ts'

export default implement(transferToMain, (ctx, { vassalage, amount }) =>
  askForTransfer(ctx, ctx.session, { vassalage, amount, direction: 'out' }),
)
