import { listBlockedWords } from '@croupier/api/chat/blocked-words.ts'
import { implement } from '../../platform/implement.ts'
import { blockedWords } from './moderation-store.ts'

export default implement(listBlockedWords, async (ctx) => ({
  words: (await blockedWords(ctx.db)).map(({ word }) => word),
}))
