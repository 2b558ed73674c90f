import { showVerification } from '@croupier/api/safeguards/verification/show-verification.ts'
import { implement } from '../../../platform/implement.ts'
import { describeVerification } from './describe-verification.ts'
import { findVerification } from './verifications-store.ts'

export default implement(showVerification, async (ctx) =>
  describeVerification(await findVerification(ctx.db, ctx.session.memberId), ctx.clock.now()),
)
