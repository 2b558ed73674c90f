import { showTimeLimits } from '@croupier/api/identity/session-time/show-time-limits.ts'
import { implement } from '../../../platform/implement.ts'
import { describeTimeLimits } from './describe-time-limits.ts'

export default implement(showTimeLimits, (ctx) => describeTimeLimits(ctx, ctx.db, ctx.session.memberId))
