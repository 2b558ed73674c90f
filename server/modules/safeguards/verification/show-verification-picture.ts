import { showVerificationPicture } from '@croupier/api/safeguards/verification/show-verification-picture.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { openPicture } from './verifications-store.ts'

export default implement(showVerificationPicture, async (ctx, { id, index }) => {
  const found = await openPicture(ctx.tx, ctx.use(secretsPort), BigInt(id), index)
  if (!found) throw ctx.refusal('verification.not.found')
  return found
})
