import { showOwnLimits } from '@croupier/api/play/own-limits/show-own-limits.ts'
import { implement } from '../../../platform/implement.ts'
import { describeOwnLimits } from './describe-own-limits.ts'

export default implement(showOwnLimits, (ctx) => describeOwnLimits(ctx, ctx.session))
