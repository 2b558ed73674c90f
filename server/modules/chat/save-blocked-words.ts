import { BLOCKED_WORDS_MOST, saveBlockedWords } from '@croupier/api/chat/blocked-words.ts'
import { implement } from '../../platform/implement.ts'
import { comparedRule } from './compare-words.ts'
import { blockedWords, lockBlockedWords, replaceBlockedWords } from './moderation-store.ts'

export default implement(saveBlockedWords, async (ctx, { words: written, wordsRead }) => {
  // What has no letters would block nothing, or everything.
  const empty = written.findIndex((word) => comparedRule(word).replaceAll('*', '') === '')
  if (empty >= 0) {
    throw ctx.refusal('request.invalid', { fields: [{ field: `words.${empty}`, messageKey: 'fault.missing' }] })
  }
  await lockBlockedWords(ctx.tx)
  const words = new Set(written.map((word) => word.trim()))
  if (wordsRead) {
    const [read, kept] = [new Set(wordsRead), new Set((await blockedWords(ctx.tx)).map(({ word }) => word))]
    for (const word of kept) if (!read.has(word)) words.add(word)
    for (const word of read) if (!kept.has(word)) words.delete(word)
  }
  if (words.size > BLOCKED_WORDS_MOST) {
    const fault = { field: 'words', messageKey: 'fault.too.big', max: BLOCKED_WORDS_MOST }
    throw ctx.refusal('request.invalid', { fields: [fault] })
  }
  const rules = [...words].map((word) => ({ word, compared: comparedRule(word) }))
  await replaceBlockedWords(ctx.tx, rules)
  return { words: rules.map(({ word }) => word).toSorted() }
})
