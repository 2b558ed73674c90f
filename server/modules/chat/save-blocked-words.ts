import { saveBlockedWords } from '@croupier/api/chat/blocked-words.ts'
import { implement } from '../../platform/implement.ts'
import { comparedRule } from './compare-words.ts'
import { replaceBlockedWords } from './moderation-store.ts'

export default implement(saveBlockedWords, async (ctx, { words }) => {
  // What has no letters would block nothing, or everything.
  const empty = words.findIndex((word) => comparedRule(word).replaceAll('*', '') === '')
  if (empty >= 0) {
    throw ctx.refusal('request.invalid', { fields: [{ field: `words.${empty}`, messageKey: 'fault.missing' }] })
  }
  const rules = [...new Set(words.map((word) => word.trim()))].map((word) => ({ word, compared: comparedRule(word) }))
  await replaceBlockedWords(ctx.tx, rules)
  return { words: rules.map(({ word }) => word).toSorted() }
})
