import { listCannedAnswers } from '@croupier/api/feedback/list-canned-answers.ts'
import { implement } from '../../platform/implement.ts'
import { cannedAnswers } from './canned-answers-store.ts'

export default implement(listCannedAnswers, async (ctx) => ({
  list: (await cannedAnswers(ctx.db)).map((answer) => ({ ...answer, id: answer.id.toString() })),
}))
