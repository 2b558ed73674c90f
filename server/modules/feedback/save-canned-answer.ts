import { saveCannedAnswer } from '@croupier/api/feedback/save-canned-answer.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { saveAnswer } from './canned-answers-store.ts'

export default implement(saveCannedAnswer, async (ctx, { id, title, texts }) => {
  if (texts['en'] === undefined) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'texts.en', messageKey: 'fault.required' }] })
  }
  const saved = await saveAnswer(ctx.tx, { id, title, texts }, nameOfActor(ctx.actor), ctx.clock.now())
  if (!saved) throw ctx.refusal('canned.answer.not.found')
  return { ...saved, id: saved.id.toString() }
})
