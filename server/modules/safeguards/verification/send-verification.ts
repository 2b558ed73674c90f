import { sendVerification } from '@croupier/api/safeguards/verification/send-verification.ts'
import { drawPictures } from '../../../platform/draw-pictures.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { describeVerification } from './describe-verification.ts'
import { isRefusedOften, moved, stateAt } from './verification.ts'
import { changeVerification, insertDocument, lockVerification } from './verifications-store.ts'

export default implement(sendVerification, async (ctx, { kind, pictures }) => {
  const { memberId } = ctx.session
  const drawn = await drawPictures(pictures)
  const now = ctx.clock.now()
  return ctx.conclude(async ({ tx }) => {
    const before = await lockVerification(tx, memberId, now)
    const state = stateAt(before, now)
    if (!moved(state, 'send')) {
      throw ctx.refusal(state === 'verified' ? 'verification.verified' : 'verification.submitted')
    }
    if (isRefusedOften(before)) throw ctx.refusal('verification.refused.often')
    const sent = { memberId, kind, pictures: drawn, sentAt: now }
    const documentId = await insertDocument(tx, ctx.use(secretsPort), sent)
    const after = await changeVerification(tx, before, { state: 'submitted', documentId }, now)
    return describeVerification({ ...after, kind, sentAt: now, reason: null, validUntil: null }, now)
  })
})
