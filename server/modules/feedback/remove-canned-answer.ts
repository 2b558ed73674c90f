import { removeCannedAnswer } from '@croupier/api/feedback/remove-canned-answer.ts'
import { implement } from '../../platform/implement.ts'
import { removeAnswer } from './canned-answers-store.ts'

export default implement(removeCannedAnswer, async (ctx, { id }) => {
  if (!(await removeAnswer(ctx.tx, id))) throw ctx.refusal('canned.answer.not.found')
  return {}
})
