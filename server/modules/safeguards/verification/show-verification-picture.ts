import { showVerificationPicture } from '@croupier/api/safeguards/verification/show-verification-picture.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { documentOfMember } from './document-of-member.ts'
import { openPicture } from './verifications-store.ts'

export default implement(showVerificationPicture, async (ctx, { account, id, index }) => {
  const sent = await documentOfMember(ctx.tx, { account, id })
  const found = sent && (await openPicture(ctx.tx, ctx.use(secretsPort), sent.id, index))
  if (!found) throw ctx.refusal('verification.not.found')
  return found
})
