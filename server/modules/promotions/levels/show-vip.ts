import { showVip } from '@croupier/api/promotions/levels/show-vip.ts'
import { implement } from '../../../platform/implement.ts'
import { describeVip } from './describe-vip.ts'

export default implement(showVip, (ctx) => describeVip(ctx, ctx.session))
