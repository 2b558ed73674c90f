import { refuseVerification } from '@croupier/api/safeguards/verification/refuse-verification.ts'
import { implement } from '../../../platform/implement.ts'
import { decideVerification } from './decide-verification.ts'

export default implement(refuseVerification, async (ctx, { account, id, reason }) =>
  decideVerification(ctx, { account, id }, { state: 'refused', reason, validUntil: null }),
)
