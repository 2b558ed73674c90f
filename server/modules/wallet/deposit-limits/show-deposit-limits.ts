import { showDepositLimits } from '@croupier/api/wallet/deposit-limits/show-deposit-limits.ts'
import { implement } from '../../../platform/implement.ts'
import { describeLimits } from './describe-limits.ts'

export default implement(showDepositLimits, (ctx) => describeLimits(ctx, ctx.session))
