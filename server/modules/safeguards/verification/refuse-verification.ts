import { refuseVerification } from '@croupier/api/safeguards/verification/refuse-verification.ts'
import { implement } from '../../../platform/implement.ts'
import { decideVerification } from './decide-verification.ts'

export default implement(refuseVerification, async (ctx, { id, reason }) =>
  decideVerification(ctx, id, { state: 'refused', reason, validUntil: null }),
)
